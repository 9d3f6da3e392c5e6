import { mostPlanned } from '#config/most-planned.ts';
import type { Pet } from '#lib/plan/catalogue.ts';
import { factNames, type PetFacts, readFact } from '#lib/plan/pet-facts.ts';
import { readWeight } from '#lib/plan/weight.ts';
import { animalNames } from '#schemas/patients.ts';

/** What an address carries of a plan: no name and nothing else about a person. */
export type Shared = { readonly ids: readonly string[]; readonly pet: Pet; readonly branch: string | null };

const longestId = 24;

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

/** What an address names, as it was typed and as an id. */
function parseEntries(params: URLSearchParams): { typed: string; id: string }[] {
  return params
    .getAll('t')
    .join('.')
    .split(/[,. ]+/)
    .map((text) => text.replace(/[^\w-]/g, '').slice(0, longestId))
    .filter((typed) => typed !== '')
    .map((typed) => ({ typed, id: toId(typed) }));
}

/** How an address writes an id, for whoever says that it knows none of that name. */
export const findTyped = (params: URLSearchParams, id: string): string =>
  parseEntries(params).find((entry) => entry.id === id)?.typed ?? id;

/** Reads a plan from an address. Ids are not looked up here: whoever expands the plan names those it does not find. */
export function parsePlanParams(params: URLSearchParams): Shared {
  const species =
    animalNames.find((name) => toSpeciesParam(name) === toSpeciesParam(params.get('species') ?? '')) ?? null;
  return {
    ids: [...new Set(parseEntries(params).map(({ id }) => id))].slice(0, mostPlanned),
    pet: { species, kg: readWeight(params.get('kg') ?? '', species).kg, ...parseFacts(params) },
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
