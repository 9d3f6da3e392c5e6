import { formatRupees } from '#lib/money.ts';
import type { Pet } from '#lib/plan/catalogue.ts';
import { findCertain } from '#lib/plan/emergencies.ts';
import type { Booked } from '#lib/plan/expand.ts';
import { describeFacts } from '#lib/plan/pet-facts.ts';

/** What the chat message of a plan says beside its tests. */
export type Wish = {
  readonly petName: string;
  readonly pet: Pet;
  /** Name of the branch; null where none is chosen. */
  readonly branch: string | null;
  /** When the sample is taken and when the last report comes; null where the visitor chose no hour. */
  readonly hours: { readonly taken: string; readonly reports: string | null } | null;
  /** When the visitor would like to come, in own words. */
  readonly time: string;
  /** Full address of the plan. */
  readonly link: string;
};

/** Chats cut longer messages off; the limit is kept with every character counted. */
export const longestMessage = 1500;
const longestWords = 80;

function clip(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  return plain.length > longestWords ? `${plain.slice(0, longestWords - 1)}…` : plain;
}

function describePet({ petName, pet }: Wish): string {
  const parts = [
    clip(petName),
    pet.species?.toLowerCase() ?? '',
    pet.kg === null ? '' : `${pet.kg} kg`,
    ...describeFacts(pet.facts ?? {}),
  ];
  return parts.filter((part) => part !== '').join(', ');
}

function toLine({ id, title, price, entry }: Booked): string {
  return entry === null ? `- ${title}: ${formatRupees(price)}` : `- ${id} ${title}: ${formatRupees(price)}`;
}

/** The message that carries a plan into the chat: as many tests as fit, then how many more the link shows. */
export function toPlanMessage(booked: readonly Booked[], wish: Wish): string {
  const total = booked.reduce((sum, { price }) => sum + price, 0);
  const pet = describePet(wish);
  const emergency = findCertain(booked);
  const hours = emergency ? null : wish.hours;
  const time = emergency ? '' : clip(wish.time);
  const after = [
    `Total: ${formatRupees(total)}`,
    ...(pet === '' ? [] : [`Pet: ${pet}`]),
    ...(wish.branch === null ? [] : [`Branch: ${wish.branch}`]),
    ...(hours === null ? [] : [`Sample: ${hours.taken}`]),
    ...(hours?.reports ? [`Reports by: ${hours.reports}`] : []),
    ...(time === '' ? [] : [`When: ${time}`]),
    ...(wish.link.length > longestMessage / 2 ? [] : [`Plan: ${wish.link}`]),
  ];
  const write = (shown: number): string =>
    [
      emergency
        ? `Emergency: ${emergency.sign}. I am going to a vet now, please call me.`
        : 'Hi, I would like to book these tests.',
      ...booked.slice(0, shown).map(toLine),
      ...(shown < booked.length ? [`- and ${booked.length - shown} more`] : []),
      ...after,
    ].join('\n');
  let shown = booked.length;
  while (shown > 0 && write(shown).length >= longestMessage) shown -= 1;
  return write(shown);
}
