import { parsePlanParams } from '#lib/plan/address.ts';
import { $bookingList, addToBookingList, removeFromBookingList } from '#stores/booking-list.ts';
import { showWay } from './show-way.ts';

/** Makes a link to one entry's plan a switch: pressed is on the visitor's own plan. It stays a link for a new tab. */
function makeSwitch(link: HTMLAnchorElement, say: (text: string) => void): (ids: readonly string[]) => void {
  const [id] = parsePlanParams(new URL(link.href).searchParams).ids;
  const words = link.firstChild;
  if (id === undefined || !(words instanceof Text)) throw new Error(`PlanLinks: ${link.href} holds no test`);
  const title = (link.querySelector('.sr-only')?.textContent ?? id).replace(/^: /, '');
  link.role = 'button';
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const isOn = $bookingList.get().includes(id);
    if (isOn) removeFromBookingList(id);
    else addToBookingList(id);
    say(`${title} is ${isOn ? 'off' : 'on'} the plan: ${$bookingList.get().length} in all`);
  });
  link.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    link.click();
  });
  return (ids) => {
    const isOn = ids.includes(id);
    link.ariaPressed = String(isOn);
    words.data = isOn ? 'In the plan' : 'Add to plan';
  };
}

/** Takes over the links of an island; all islands of all tabs show the same list. */
export function mount(island: HTMLElement): void {
  const say = showWay();
  const show = [...island.querySelectorAll<HTMLAnchorElement>('a[href^="/plan?t="]')].map((link) =>
    makeSwitch(link, say),
  );
  $bookingList.subscribe((ids) => {
    for (const showOne of show) showOne(ids);
  });
}
