import type { Pet } from '#lib/plan/catalogue.ts';
import { factNames, type PetFacts, readFact } from '#lib/plan/pet-facts.ts';
import { animalNames } from '#schemas/patients.ts';

/** What an address carries of a plan: no name and nothing else about a person. */
export type Shared = { readonly ids: readonly string[]; readonly pet: Pet; readonly branch: string | null };

/** More entries than the price lists have bundles and tests for one visit are a broken address. */
const mostIds = 60;
const longestId = 24;

/** Reads the weight of a pet: above 0 and up to 1,500 kg, with a point or a comma, below 1 kg to the gram; null for anything else. */
export function parseWeight(text: string): number | null {
  const kg = Number(text.trim().replace(',', '.'));
  if (text.trim() === '' || !(kg > 0 && kg <= 1500)) return null;
  // A bird of 40 g gives 0.4 mL of blood: rounded up to 100 g it would give more than twice that.
  const steps = kg < 1 ? 1000 : 10;
  return Math.round(kg * steps) / steps || 0.001;
}

/** Codes are typed by hand as well: HEM01 and hem-1 are HEM-01. Everything else is the name of a pack. */
function toId(text: string): string {
  const [, list, number] = /^([a-z]{3})-?(\d{1,2})$/i.exec(text) ?? [];
  if (list === undefined || number === undefined) return text.toLowerCase();
  return `${list.toUpperCase()}-${number.padStart(2, '0')}`;
}

/** An animal as an address writes it: guinea-pig. */
const toSpeciesParam = (name: string): string => name.toLowerCase().replace(/[ +]/g, '-');

/** What an address says of the pet; nothing where it says nothing that can be. */
function parseFacts(params: URLSearchParams): Pick<Pet, 'facts'> {
  const facts: PetFacts = Object.assign({}, ...factNames.map((name) => readFact(name, params.get(name))));
  return Object.keys(facts).length > 0 ? { facts } : {};
}

/** Reads a plan from an address. Ids are not looked up here: whoever expands the plan names those it does not find. */
export function parsePlanParams(params: URLSearchParams): Shared {
  const ids = params
    .getAll('t')
    .join('.')
    .split(/[,. ]+/)
    .map((id) => id.replace(/[^\w-]/g, '').slice(0, longestId))
    .map(toId)
    .filter((id) => id !== '');
  return {
    ids: [...new Set(ids)].slice(0, mostIds),
    pet: {
      species:
        animalNames.find((name) => toSpeciesParam(name) === toSpeciesParam(params.get('species') ?? '')) ??
        null,
      kg: parseWeight(params.get('kg') ?? ''),
      ...parseFacts(params),
    },
    branch: /^[a-z-]{1,40}$/.exec(params.get('branch') ?? '')?.[0] ?? null,
  };
}

/** Writes a plan into the search part of an address, as short as it reads well: `t=HEM-01.PAN-04&species=cat&kg=3`. */
export function toPlanParams({ ids, pet, branch }: Shared): string {
  return [
    ...(ids.length > 0 ? [`t=${ids.map(encodeURIComponent).join('.')}`] : []),
    ...(pet.species === null ? [] : [`species=${toSpeciesParam(pet.species)}`]),
    ...(pet.kg === null ? [] : [`kg=${pet.kg}`]),
    ...factNames.flatMap((name) => (pet.facts?.[name] ? [`${name}=${pet.facts[name]}`] : [])),
    ...(branch === null ? [] : [`branch=${branch}`]),
  ].join('&');
}
