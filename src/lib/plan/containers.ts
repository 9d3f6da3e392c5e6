import type { Portion } from '#lib/catalogue/volume.ts';
import type { Pet, PlanEntry, PlanRules } from '#lib/plan/catalogue.ts';
import type { Container } from '#lib/plan/container.ts';
import { edta, toDonorContainers, toEdtaTubes } from '#lib/plan/edta-tubes.ts';
import type { Expanded } from '#lib/plan/expand.ts';
import { toSpunTubes } from '#lib/plan/spun-tubes.ts';
import { type Amount, parseAmount } from '#schemas/amount.ts';
import type { SpecimenName } from '#schemas/specimen.ts';

/** One test's need of one container. */
type Need = { test: PlanEntry; specimen: SpecimenName; amount: Amount | null; key: string; shares: boolean };

/** Each piece is another site or another slide: such containers are counted, not shared. */
const pieces = new Set<SpecimenName>(['Sterile Swab', 'Slide Smear', 'Tissue (10% Formalin)']);
/** Each test takes a piece of its own out of one container. */
const portioned = new Set<SpecimenName>(['Stool']);

export function isSmall({ kg }: Pet, { smallPets }: PlanRules): boolean {
  return kg !== null && kg < smallPets.underKg;
}

/** Filled before what is not sterile: the needle that has touched an open cup carries germs along. */
const sterile = new Set<SpecimenName>(['Sterile C/S Bottle', 'Sterile Swab']);

/** What to collect from this pet: a portion may have a bound of its own for small pets, and a range until that is settled. */
function toAmount({ volume, smallPetVolume, smallPet }: Portion, pet: Pet, rules: PlanRules): Amount | null {
  if (smallPet === undefined) return parseAmount(isSmall(pet, rules) ? smallPetVolume : volume);
  const { always, underKg } = smallPet;
  if (always.some((name) => name === pet.species) || (pet.kg !== null && pet.kg < underKg))
    return parseAmount(smallPetVolume);
  const amount = parseAmount(volume);
  const isSettled = pet.kg !== null && (pet.species !== null || always.length === 0);
  return amount !== null && isSettled ? { ...amount, least: amount.each } : amount;
}

function toNeeds(tests: readonly PlanEntry[], pet: Pet, rules: PlanRules): Need[] {
  // The first tube of a stimulation is the baseline: no blood is drawn for that twice.
  const isFirstTube = ({ code }: PlanEntry) =>
    tests.some(({ ownTube, includes }) => ownTube === 'timed' && includes.includes(code));
  const sampled = tests.filter((test) => test.grownFrom.length === 0 && !isFirstTube(test));
  return sampled.flatMap((test) =>
    test.portions.map((portion) => {
      const { specimen } = portion;
      // The tubes of a timed test are its own, one for each time.
      const group = test.ownTube === 'timed' ? `timed ${test.code}` : test.ownTube;
      return {
        test,
        specimen,
        amount: toAmount(portion, pet, rules),
        key: `${specimen}|${test.container ?? ''}|${group ?? ''}`,
        shares: group === null,
      };
    }),
  );
}

function toPieces(specimen: SpecimenName, needs: readonly Need[]): Container {
  return {
    specimen,
    container: needs[0]?.test.container ?? null,
    size: null,
    donor: false,
    count: needs.reduce((sum, { amount }) => sum + (amount?.count ?? 1), 0),
    each: null,
    own: null,
    noGel: false,
    further: false,
    tests: needs.map(({ test }) => test),
  };
}

function toContainer(specimen: SpecimenName, needs: readonly Need[]): Container {
  const amounts = needs.flatMap(({ amount }) => amount ?? []);
  const shares = needs.every((need) => need.shares);
  const sum = portioned.has(specimen) ? amounts.reduce((total, { each }) => total + each, 0) : 0;
  const [first] = amounts;
  return {
    specimen,
    container: needs[0]?.test.container ?? null,
    size: null,
    donor: false,
    count: Math.max(1, ...amounts.map(({ count }) => count)),
    each: first
      ? {
          least: Math.max(sum, ...amounts.map(({ least }) => least)),
          amount: Math.max(sum, ...amounts.map(({ each }) => each)),
          unit: first.unit,
        }
      : null,
    own: shares ? null : (needs[0]?.test.ownTube ?? null),
    noGel: needs.some(({ test }) => test.noGel),
    further: false,
    tests: needs.map(({ test }) => test),
  };
}

/** What a panel asks for of a specimen beyond the tubes that its tests have of their own. */
function toPanelFloor(
  panel: PlanEntry,
  tests: readonly PlanEntry[],
  specimen: SpecimenName,
  pet: Pet,
  rules: PlanRules,
): number {
  const portion = panel.portions.find((one) => one.specimen === specimen);
  if (!portion) return 0;
  const stated = toAmount(portion, pet, rules);
  const apart = toNeeds(tests, pet, rules)
    .filter((need) => need.specimen === specimen && !need.shares)
    .reduce((sum, { amount }) => sum + (amount ? amount.count * amount.each : 0), 0);
  return stated === null || stated.unit !== 'mL' ? 0 : Math.max(0, stated.each * stated.count - apart);
}

/** Fills a shared tube with what a panel asks for, where that is more; what a panel asks for is no range. */
function refine(container: Container, { booked }: Expanded, pet: Pet, rules: PlanRules): Container {
  if (container.own !== null || container.each?.unit !== 'mL') return container;
  const floors = booked.flatMap(({ entry, tests }) =>
    entry && entry.parts.length > 0 ? toPanelFloor(entry, tests, container.specimen, pet, rules) : [],
  );
  const amount = Math.max(container.each.amount, ...floors);
  const least = amount > container.each.amount ? amount : container.each.least;
  return { ...container, each: { ...container.each, least, amount } };
}

/** The containers of a plan in the order in which they are filled: blood as the order of draw says, what is sterile, the rest, then the donor's. */
export function toContainers(expanded: Expanded, pet: Pet, rules: PlanRules): Container[] {
  const small = isSmall(pet, rules);
  const groups = Map.groupBy(toNeeds(expanded.tests, pet, rules), ({ key }) => key);
  const containers = [...groups.values()].flatMap((needs) => {
    const [first] = needs;
    if (!first) return [];
    if (pieces.has(first.specimen)) return [toPieces(first.specimen, needs)];
    const refined = refine(toContainer(first.specimen, needs), expanded, pet, rules);
    return first.specimen === edta ? toEdtaTubes(refined, rules, small) : toSpunTubes(refined, rules, small);
  });
  const place = ({ specimen }: Container) => {
    const at = rules.orderOfDraw.indexOf(specimen);
    if (at >= 0) return at;
    return rules.orderOfDraw.length + Number(!sterile.has(specimen));
  };
  return [
    ...containers.sort((one, other) => place(one) - place(other)),
    ...toDonorContainers(expanded.tests, rules),
  ];
}

/** Millilitres of blood that the containers of a plan take from this pet in all. */
export function toBloodVolume(containers: readonly Container[], { orderOfDraw }: PlanRules): number {
  const sum = containers
    .filter(({ specimen, each, donor }) => !donor && orderOfDraw.includes(specimen) && each?.unit === 'mL')
    .reduce((total, { count, each }) => total + count * (each?.amount ?? 0), 0);
  return Math.round(sum * 10) / 10;
}

/** What a pet may give: in one draw where it is well, and where it is unwell, young or old; in a day of several draws. */
export type SafeVolume = { readonly well: number; readonly unwell: number };

// Rounded down: a bird of 38 g gives no more than 0.3 mL.
const floorTenths = (volume: number): number => Math.floor(Math.round(volume * 1000) / 100) / 10;

/** The most that this pet may give, in mL; null where weight or species leave it open. */
export function toSafeVolumes({ species, kg }: Pet, { safeVolume }: PlanRules): SafeVolume | null {
  const perKg = species === null ? undefined : safeVolume.drawMlPerKg[species];
  if (kg === null || perKg === undefined) return null;
  const well = perKg * kg;
  return {
    well: floorTenths(well),
    unwell: floorTenths(well * safeVolume.unwellPart),
  };
}

/** Whether a pet is known to give less: unwell, pregnant, diabetic, very young or old. */
const givesLess = ({ facts }: Pet): boolean =>
  facts?.state === 'unwell' ||
  facts?.insulin === 'yes' ||
  facts?.pregnant === 'yes' ||
  facts?.age === 'young' ||
  facts?.age === 'old';

/** The most that one draw may take from this pet, in mL; null where weight or species leave it open. */
export function toSafeVolume(pet: Pet, rules: PlanRules): number | null {
  const safe = toSafeVolumes(pet, rules);
  return safe && (givesLess(pet) ? safe.unwell : safe.well);
}
