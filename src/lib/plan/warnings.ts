import { fill } from '#config/fill.ts';
import { isRunFor } from '#lib/finder/species.ts';
import { listAll } from '#lib/list-words.ts';
import type { Pet, PlanData, PlanEntry, PlanRules } from '#lib/plan/catalogue.ts';
import { toSafeVolume, toSafeVolumes } from '#lib/plan/containers.ts';
import { type Expanded, listCodes } from '#lib/plan/expand.ts';
import type { Food } from '#lib/plan/food.ts';
import { english, type PlanWords } from '#lib/plan/words.ts';

type Titled = { readonly title: string };
/** Titles in a row. */
const toTitles = (tests: readonly Titled[], { plan }: PlanWords): string =>
  listAll(
    tests.map(({ title }) => title),
    plan.locale,
  );

/** What must not be overlooked, the gravest first. */
export type Warning = {
  readonly kind:
    | 'blood'
    | 'species'
    | 'place'
    | 'day'
    | 'food'
    | 'medicine'
    | 'alone'
    | 'gel'
    | 'more'
    | 'repeated';
  readonly text: string;
};

/** More blood than this pet should give, or than it should give if it is unwell. */
function warnOfBlood(blood: number, pet: Pet, rules: PlanRules, { plan }: PlanWords): Warning[] {
  const { tooMuch, ifUnwell } = plan.warnings.warnOfBlood;
  const safe = toSafeVolumes(pet, rules);
  const limit = toSafeVolume(pet, rules);
  if (safe === null || limit === null) return [];
  const { rule, unwell } = rules.safeVolume;
  if (blood > limit)
    return [
      {
        kind: 'blood',
        text: fill(tooMuch, { blood, limit, rule }),
      },
    ];
  if (blood > safe.unwell && pet.facts?.state !== 'well')
    return [
      {
        kind: 'blood',
        text: fill(ifUnwell, {
          blood,
          unwell: `${unwell.charAt(0).toLowerCase()}${unwell.slice(1)}`,
          volume: safe.unwell,
        }),
      },
    ];
  return [];
}

/** Tests that mean nothing in a pet of this sex. */
function warnOfSex({ tests }: Expanded, { facts }: Pet, words: PlanWords): Warning[] {
  const { sex } = facts ?? {};
  const unfit = tests.filter(({ ofSex }) => sex !== undefined && ofSex !== null && ofSex !== sex);
  return sex === undefined || unfit.length === 0
    ? []
    : [
        {
          kind: 'species',
          text: fill(words.plan.warnings.warnOfSex[sex], { titles: toTitles(unfit, words) }),
        },
      ];
}

/** The one procedure that is safe in a pregnancy. */
const ultrasound = 'RAD-02';

/** Anaesthesia and X-rays of a pregnant animal are for its vet to decide. */
function warnOfPregnancy({ tests }: Expanded, { facts }: Pet, words: PlanWords): Warning[] {
  const procedures = tests.filter(({ portions, code }) => portions.length === 0 && code !== ultrasound);
  if (facts?.pregnant !== 'yes' || procedures.length === 0) return [];
  return [
    {
      kind: 'species',
      text: fill(words.plan.warnings.warnOfPregnancy, { titles: toTitles(procedures, words) }),
    },
  ];
}

function warnOfSpecies({ booked, tests }: Expanded, { species }: Pet, words: PlanWords): Warning[] {
  if (species === null) return [];
  const panels = booked.flatMap(({ entry }) => (entry && entry.parts.length > 0 ? [entry] : []));
  const unfit = [...panels, ...tests].filter((entry) => !isRunFor(entry.species, species));
  return unfit.length === 0
    ? []
    : [
        {
          kind: 'species',
          text: fill(words.plan.warnings.warnOfSpecies, {
            animals: words.fasting.animals[species],
            titles: toTitles(unfit, words),
          }),
        },
      ];
}

/** Tests that are run for this animal, but say less of it than their name promises. */
function warnOfCaveat({ tests }: Expanded, { species }: Pet, { plan }: PlanWords): Warning[] {
  return tests.flatMap(({ title, caveat }) =>
    species !== null && caveat?.animals.includes(species)
      ? [{ kind: 'species', text: fill(plan.warnings.warnOfCaveat, { title, words: caveat.words }) }]
      : [],
  );
}

/** Tests whose injections drive the same glands: each leaves its mark on the other. */
function warnOfInjections({ tests }: Expanded, words: PlanWords): Warning[] {
  const groups = Map.groupBy(tests, ({ drives }) => drives);
  return [...groups].flatMap(([drives, members]) =>
    drives === null || members.length < 2
      ? []
      : [
          {
            kind: 'day',
            text: fill(words.plan.warnings.warnOfInjections, { titles: toTitles(members, words) }),
          },
        ],
  );
}

/** Tests that the injection, the barium or the meal of another one gets in the way of. */
function warnOfSpoiling({ tests }: Expanded, words: PlanWords): Warning[] {
  return tests.flatMap(({ title, spoils, spoilsBy }): Warning[] => {
    const spoilt = tests.filter(({ code }) => spoils.includes(code));
    const told = words.plan.warnings.warnOfSpoiling[spoilsBy];
    const text = fill(told, { spoilt: toTitles(spoilt, words), title });
    return spoilt.length > 0 ? [{ kind: 'day', text }] : [];
  });
}

/** Tests that a medicine changes whose level is booked: the pet takes it. */
function warnOfMedicine({ tests }: Expanded, words: PlanWords): Warning[] {
  return tests.flatMap(({ title, medicineChanges = [] }): Warning[] => {
    const changed = toTitles(
      tests.filter(({ code }) => medicineChanges.includes(code)),
      words,
    );
    const text = fill(words.plan.warnings.warnOfMedicine, { changed, title });
    return changed === '' ? [] : [{ kind: 'medicine', text }];
  });
}

/** A sample that has to keep away from visits, beside tests that need one: a procedure, or a sample no owner takes. */
function warnOfVisit({ tests }: Expanded, { ownerTakes }: PlanRules, { plan }: PlanWords): Warning[] {
  const needsVisit = ({ portions }: PlanEntry) =>
    portions.length === 0 || portions.some(({ specimen }) => !ownerTakes.includes(specimen));
  if (!tests.some(needsVisit)) return [];
  return tests.flatMap(({ title, daysAfterVisit: days }) =>
    days === null
      ? []
      : [
          {
            kind: 'day',
            text: fill(plan.warnings.warnOfVisit, { title, days }),
          },
        ],
  );
}

/** Tests that nothing can be run on, or read from, without another one. */
function warnOfAlone({ booked }: Expanded, entries: readonly PlanEntry[], words: PlanWords): Warning[] {
  const alone = words.plan.warnings.warnOfAlone;
  const codes = new Set(booked.flatMap(listCodes));
  // A panel or a pack is whole as the price lists have it.
  const tests = booked.flatMap(({ entry }) => (entry && entry.parts.length === 0 ? [entry] : []));
  const toNames = (wanted: readonly string[]) =>
    toTitles(
      entries.filter(({ code }) => wanted.includes(code)),
      words,
    );
  return tests.flatMap(({ title, grownFrom, readWith }): Warning[] => {
    const cultures = grownFrom.some((code) => codes.has(code)) ? [] : grownFrom;
    const missing = readWith.filter((code) => !codes.has(code));
    const texts = [
      cultures.length > 0 && fill(alone.cultures, { title, tests: toNames(cultures) }),
      missing.length > 0 && fill(alone.readWith, { title, tests: toNames(missing) }),
    ];
    return texts.flatMap((text) => (text ? [{ kind: 'alone', text }] : []));
  });
}

/** Tests that ask for a fast which this pet must not keep. Before anaesthesia none is taken after food. */
function warnOfFood({ withheld, fasting, asleep }: Food, { plan }: PlanWords): Warning[] {
  const awake = fasting.filter((title) => !asleep.includes(title));
  if (withheld === null || awake.length === 0) return [];
  // Fats of a horse need no fast, and before a swallowed object nothing else counts.
  if (withheld.because === 'species' || withheld.because === 'swallowed object') return [];
  return [
    {
      kind: 'food',
      text: fill(plan.warnings.warnOfFood, { titles: listAll(awake, plan.locale) }),
    },
  ];
}

/** Everything about a plan that someone has to know before the samples are taken. */
export function toWarnings(
  expanded: Expanded,
  dayVolumes: readonly number[],
  food: Food,
  pet: Pet,
  { entries, rules, words = english }: PlanData,
): Warning[] {
  const { warnings, locale } = words.plan;
  const bound = expanded.tests.filter((test) => test.mainLaboratoryOnly);
  const noGel = expanded.tests.filter((test) => test.noGel);
  return [
    ...warnOfBlood(Math.max(0, ...dayVolumes), pet, rules, words),
    ...warnOfSpecies(expanded, pet, words),
    ...warnOfCaveat(expanded, pet, words),
    ...warnOfSex(expanded, pet, words),
    ...warnOfPregnancy(expanded, pet, words),
    ...(bound.length > 0
      ? [
          {
            kind: 'place',
            text: fill(warnings.mainLaboratoryOnly, { titles: toTitles(bound, words) }),
          } as const,
        ]
      : []),
    ...warnOfInjections(expanded, words),
    ...warnOfSpoiling(expanded, words),
    ...warnOfVisit(expanded, rules, words),
    ...warnOfFood(food, words),
    ...warnOfMedicine(expanded, words),
    ...warnOfAlone(expanded, entries, words),
    ...(noGel.length > 0
      ? [
          {
            kind: 'gel',
            text: fill(warnings.noGel, { titles: toTitles(noGel, words) }),
          } as const,
        ]
      : []),
    ...expanded.tests.flatMap(({ title, pricedFor }) =>
      pricedFor === null
        ? []
        : [{ kind: 'more', text: fill(warnings.pricedFor, { title, pricedFor }) } as const],
    ),
    ...expanded.repeated.map(
      ({ test, within }) =>
        ({
          kind: 'repeated',
          text: fill(warnings.repeated, { title: test.title, within: listAll(within, locale) }),
        }) as const,
    ),
  ];
}
