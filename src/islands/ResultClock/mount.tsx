import { find, findPart } from '#islands/find.ts';
import { loadData } from '#islands/Plan/load-data.ts';
import { toLimits } from '#lib/clock/collected.ts';
import { toFieldValue, toIndianMinute } from '#lib/clock/india-time.ts';
import { explainReport } from '#lib/clock/words.ts';
import { expand } from '#lib/plan/expand.ts';
import type { PlanPageData } from '#lib/plan/page-data.ts';
import { tryTimes } from '#lib/plan/times.ts';

const write = (tag: 'p' | 'strong', text: string) =>
  Object.assign(document.createElement(tag), { textContent: text });

/** What the clock says for the branch and hour of the form. */
function toLines(code: string, branch: string, field: string, data: PlanPageData): Element[] {
  const plan = expand([code], { species: null, kg: null }, data);
  const times = tryTimes(plan, branch, field, toIndianMinute(new Date()), data.clock);
  if (typeof times === 'string') return [write('p', times)];
  const { collected, latest, warnings, byId } = times;
  return [
    write('strong', byId.get(code) ?? ''),
    ...(latest ? [write('p', explainReport(latest, branch, collected, data.clock))] : []),
    ...warnings.map((text) => Object.assign(write('p', text), { className: 'marked' })),
  ];
}

/** Says when the report comes, for the branch and hour chosen; at first for now, at the main laboratory. */
export function mount(form: HTMLElement): void {
  const branch = find(form, 'select', HTMLSelectElement);
  const time = find(form, 'input', HTMLInputElement);
  const report = findPart(form, 'report');
  const now = toIndianMinute(new Date());
  Object.assign(time, toLimits(now));
  time.value ||= toFieldValue(now);
  form.addEventListener('submit', (event) => event.preventDefault());
  loadData().then(
    (data) => {
      const show = () =>
        report.replaceChildren(...toLines(form.dataset.code ?? '', branch.value, time.value, data));
      form.addEventListener('input', show);
      show();
    },
    (error: unknown) => {
      console.error(error);
      report.replaceChildren(
        write('p', 'The time cannot be worked out just now. Please reload the page, or call us.'),
      );
    },
  );
}
