import { fill } from '#config/fill.ts';
import { formatRupees } from '#lib/money.ts';
import type { Pet } from '#lib/plan/catalogue.ts';
import { findCertain } from '#lib/plan/emergencies.ts';
import type { Booked } from '#lib/plan/expand.ts';
import { describeFacts } from '#lib/plan/pet-facts.ts';
import { english, type PlanWords } from '#lib/plan/words.ts';

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

function describePet({ petName, pet }: Wish, { knownSpecies, factWords }: PlanWords['plan']['pet']): string {
  const parts = [
    clip(petName),
    pet.species === null ? '' : knownSpecies[pet.species].toLowerCase(),
    pet.kg === null ? '' : `${pet.kg} kg`,
    ...describeFacts(pet.facts ?? {}, factWords),
  ];
  return parts.filter((part) => part !== '').join(', ');
}

function toLine({ id, title, price, entry }: Booked): string {
  return entry === null ? `- ${title}: ${formatRupees(price)}` : `- ${id} ${title}: ${formatRupees(price)}`;
}

/** The message that carries a plan into the chat: as many tests as fit, then how many more the link shows. */
export function toPlanMessage(booked: readonly Booked[], wish: Wish, { plan }: PlanWords = english): string {
  const words = plan.toPlanMessage;
  const total = booked.reduce((sum, { price }) => sum + price, 0);
  const pet = describePet(wish, plan.pet);
  const emergency = findCertain(booked);
  const hours = emergency ? null : wish.hours;
  const time = emergency ? '' : clip(wish.time);
  const after = [
    fill(words.total, { total: formatRupees(total) }),
    ...(pet === '' ? [] : [fill(words.pet, { pet })]),
    ...(wish.branch === null ? [] : [fill(words.branch, { branch: wish.branch })]),
    ...(hours === null ? [] : [fill(words.sample, { taken: hours.taken })]),
    ...(hours?.reports ? [fill(words.reports, { reports: hours.reports })] : []),
    ...(time === '' ? [] : [fill(words.when, { time })]),
    ...(wish.link.length > longestMessage / 2 ? [] : [fill(words.plan, { link: wish.link })]),
  ];
  const write = (shown: number): string =>
    [
      emergency ? fill(words.emergency, { sign: emergency.sign }) : words.hello,
      ...booked.slice(0, shown).map(toLine),
      ...(shown < booked.length ? [fill(words.more, { count: booked.length - shown })] : []),
      ...after,
    ].join('\n');
  let shown = booked.length;
  while (shown > 0 && write(shown).length >= longestMessage) shown -= 1;
  return write(shown);
}
