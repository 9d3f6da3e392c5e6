import { animals } from '#lib/catalogue/animals.ts';
import { isRunFor } from '#lib/finder/species.ts';
import { listAll } from '#lib/list-words.ts';
import type { Pet, PlanData, PlanEntry, PlanRules } from '#lib/plan/catalogue.ts';
import { toSafeVolume, toSafeVolumes } from '#lib/plan/containers.ts';
import type { Expanded } from '#lib/plan/expand.ts';
import type { Food } from '#lib/plan/food.ts';

/** What must not be overlooked, the gravest first. */
export type Warning = {
  readonly kind:
    | 'blood'
    | 'species'
    | 'place'
    | 'day'
    | 'food'
    | 'alone'
    | 'gel'
    | 'more'
    | 'series'
    | 'repeated';
  readonly text: string;
};

/** More blood than this pet should give, or than it should give if it is unwell. */
function warnOfBlood(blood: number, pet: Pet, rules: PlanRules): Warning[] {
  const safe = toSafeVolumes(pet, rules);
  const limit = toSafeVolume(pet, rules);
  if (safe === null || limit === null) return [];
  const { rule, unwell } = rules.safeVolume;
  if (blood > limit)
    return [
      {
        kind: 'blood',
        text: `The tubes take ${blood} mL of blood, but one draw from this pet should stay below ${limit} mL. ${rule} Ask the vet which tests come first.`,
      },
    ];
  if (blood > safe.unwell && pet.facts?.state !== 'well')
    return [
      {
        kind: 'blood',
        text: `The tubes take ${blood} mL of blood: right for a healthy pet, but ${unwell.charAt(0).toLowerCase()}${unwell.slice(1)} For this one that is ${safe.unwell} mL.`,
      },
    ];
  return [];
}

/** Tests that mean nothing in a pet of this sex. */
function warnOfSex({ tests }: Expanded, { facts }: Pet): Warning[] {
  const { sex } = facts ?? {};
  const unfit = tests.filter(({ ofSex }) => sex !== undefined && ofSex !== null && ofSex !== sex);
  return unfit.length === 0
    ? []
    : [{ kind: 'species', text: `Not for a ${sex}: ${listAll(unfit.map(({ title }) => title))}.` }];
}

/** Anaesthesia and X-rays of a pregnant animal are for its vet to decide. */
function warnOfPregnancy({ tests }: Expanded, { facts }: Pet): Warning[] {
  const procedures = tests.filter(({ portions, code }) => portions.length === 0 && code !== 'RAD-02');
  if (facts?.pregnant !== 'yes' || procedures.length === 0) return [];
  return [
    {
      kind: 'species',
      text: `${listAll(procedures.map(({ title }) => title))}: in a pregnant or nursing animal only when its vet asks for it.`,
    },
  ];
}

function warnOfSpecies({ booked, tests }: Expanded, { species }: Pet): Warning[] {
  if (species === null) return [];
  const panels = booked.flatMap(({ entry }) => (entry && entry.parts.length > 0 ? [entry] : []));
  const unfit = [...panels, ...tests]
    .filter((entry) => !isRunFor(entry.species, species))
    .map(({ title }) => title);
  return unfit.length === 0
    ? []
    : [{ kind: 'species', text: `Not run for ${animals[species]}: ${listAll(unfit)}.` }];
}

/** Tests whose injections drive the same glands: each leaves its mark on the other. */
function warnOfInjections({ tests }: Expanded): Warning[] {
  const groups = Map.groupBy(tests, ({ drives }) => drives);
  return [...groups].flatMap(([drives, members]) =>
    drives === null || members.length < 2
      ? []
      : [
          {
            kind: 'day',
            text: `${listAll(members.map(({ title }) => title))}: on different days, each changes the other.`,
          },
        ],
  );
}

/** Tests that the drug of another one changes for days. */
function warnOfSpoiling({ tests }: Expanded): Warning[] {
  return tests.flatMap(({ title, spoils }): Warning[] => {
    const spoilt = tests.filter(({ code }) => spoils.includes(code)).map((test) => test.title);
    const text = `${listAll(spoilt)}: on an earlier day than ${title}, whose injection changes the result.`;
    return spoilt.length > 0 ? [{ kind: 'day', text }] : [];
  });
}

/** A sample that has to keep away from visits, beside tests that need one: a procedure, or a sample no owner takes. */
function warnOfVisit({ tests }: Expanded, { ownerTakes }: PlanRules): Warning[] {
  const needsVisit = ({ portions }: PlanEntry) =>
    portions.length === 0 || portions.some(({ specimen }) => !ownerTakes.includes(specimen));
  if (!tests.some(needsVisit)) return [];
  return tests.flatMap(({ title, daysAfterVisit: days }) =>
    days === null
      ? []
      : [
          {
            kind: 'day',
            text: `${title}: caught at home ${days} days after any visit to a vet, so on another day than the tests that need a visit.`,
          },
        ],
  );
}

/** Tests that nothing can be run on, or read from, without another one. */
function warnOfAlone({ tests }: Expanded, entries: readonly PlanEntry[]): Warning[] {
  const codes = new Set(tests.map(({ code }) => code));
  const toTitles = (wanted: readonly string[]) =>
    listAll(entries.filter(({ code }) => wanted.includes(code)).map(({ title }) => title));
  return tests.flatMap(({ title, grownFrom, readWith }): Warning[] => {
    const cultures = grownFrom.some((code) => codes.has(code)) ? [] : grownFrom;
    const missing = readWith.filter((code) => !codes.has(code));
    const texts = [
      cultures.length > 0 &&
        `${title}: run on bacteria that a culture has grown. Add one of ${toTitles(cultures)}.`,
      missing.length > 0 && `${title}: only meaningful with ${toTitles(missing)} from the same draw. Add it.`,
    ];
    return texts.flatMap((text) => (text ? [{ kind: 'alone', text }] : []));
  });
}

/** Tests that ask for a fast which this pet must not keep. */
function warnOfFood({ withheld, fasting }: Food): Warning[] {
  if (withheld === null || fasting.length === 0) return [];
  // Fats of a horse need no fast, and before a swallowed object nothing else counts.
  if (withheld.because === 'species' || withheld.because === 'swallowed object') return [];
  return [
    {
      kind: 'food',
      text: `${listAll(fasting)}: meant for an empty stomach, which this pet must not have without its vet. Ask whether to take it after food, on another day or not at all.`,
    },
  ];
}

/** Everything about a plan that someone has to know before the samples are taken. */
export function toWarnings(
  expanded: Expanded,
  dayVolumes: readonly number[],
  food: Food,
  pet: Pet,
  { entries, rules }: PlanData,
): Warning[] {
  const bound = expanded.tests.filter((test) => test.mainLaboratoryOnly).map(({ title }) => title);
  const noGel = expanded.tests.filter((test) => test.noGel).map(({ title }) => title);
  return [
    ...warnOfBlood(Math.max(0, ...dayVolumes), pet, rules),
    ...warnOfSpecies(expanded, pet),
    ...warnOfSex(expanded, pet),
    ...warnOfPregnancy(expanded, pet),
    ...(bound.length > 0
      ? [
          {
            kind: 'place',
            text: `${listAll(bound)}: main laboratory only, never at home or at a branch.`,
          } as const,
        ]
      : []),
    ...warnOfInjections(expanded),
    ...warnOfSpoiling(expanded),
    ...warnOfVisit(expanded, rules),
    ...warnOfFood(food),
    ...warnOfAlone(expanded, entries),
    ...(noGel.length > 0
      ? [
          {
            kind: 'gel',
            text: `${listAll(noGel)}: a plain tube without gel. Gel changes the result, and the sample is refused.`,
          } as const,
        ]
      : []),
    ...expanded.tests.flatMap(({ title, pricedFor }) =>
      pricedFor === null ? [] : [{ kind: 'more', text: `${title}: priced for ${pricedFor}.` } as const],
    ),
    ...expanded.repeated.map(
      ({ test, within }) =>
        ({
          kind: 'repeated',
          text: `${test.title} comes in ${listAll(within)}: it is run once but paid in each.`,
        }) as const,
    ),
  ];
}
