import type { AnimalName } from '#schemas/patients.ts';

/** Why a text gives no weight. */
type WeightFault = 'unread' | 'tooHeavy';
/** What a text says of a weight; an empty one says nothing, which is no fault. */
type Weight = { readonly kg: number | null; readonly fault: WeightFault | null };

const heaviestOfAll = 1500;

/** Wide enough for the heaviest that live: above it stands a slip of the finger, or grams. */
const heaviest: { readonly [Name in AnimalName]?: number } = {
  Dog: 120,
  Cat: 20,
  Rabbit: 15,
  'Guinea pig': 15,
  Bird: 15,
};

export const getHeaviest = (species: AnimalName | null): number =>
  (species === null ? null : heaviest[species]) ?? heaviestOfAll;

/** How people write the units, in small letters, with the part of a kg that each is. */
const units = [
  ...['', 'kg', 'kgs', 'kg.', 'kilo', 'kilos', 'किलो', 'किग्रा'].map((name) => ({ name, inKg: 1 })),
  ...['g', 'gm', 'gms', 'gram', 'grams', 'ग्राम'].map((name) => ({ name, inKg: 0.001 })),
];

/** A text as a number and what follows it, Devanagari digits and a decimal comma included; null where none begins it. */
function split(text: string): { number: string; unit: string } | null {
  const plain = text
    .trim()
    .toLowerCase()
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
  const [, number, unit] = /^(\d*[.,]?\d*)\s*(.*)$/.exec(plain) ?? [];
  return number && unit !== undefined ? { number, unit } : null;
}

/** 1,500 may be one and a half or fifteen hundred: nobody guesses which. */
const isThousands = (number: string): boolean => /^[1-9]\d*,\d{3}$/.test(number);

const toNumber = (number: string): number =>
  /\d/.test(number) && !isThousands(number) ? Number(number.replace(',', '.')) : 0;

/** To 100 g, below 1 kg to the gram: a bird of 40 g rounded up to 100 g would bleed more than twice what it may. */
function round(kg: number): number {
  const steps = kg < 1 ? 1000 : 10;
  return Math.round(kg * steps) / steps || 0.001;
}

/** Reads the weight of a pet in kg, or in grams where it says so, up to what its species can have. */
export function readWeight(text: string, species: AnimalName | null): Weight {
  if (text.trim() === '') return { kg: null, fault: null };
  const parts = split(text);
  const unit = units.find(({ name }) => name === parts?.unit);
  const kg = parts && unit ? toNumber(parts.number) * unit.inKg : 0;
  if (kg === 0) return { kg: null, fault: 'unread' };
  if (kg > getHeaviest(species)) return { kg: null, fault: 'tooHeavy' };
  return { kg: round(kg), fault: null };
}

/** Whether more letters can still make a weight of what is typed so far. */
export function canBecomeWeight(text: string, species: AnimalName | null): boolean {
  if (text.trim() === '') return true;
  const parts = split(text);
  if (parts === null) return false;
  const { number, unit } = parts;
  return units.some(
    ({ name, inKg }) => name.startsWith(unit) && toNumber(number) * inKg <= getHeaviest(species),
  );
}
