import { fill } from '#config/fill.ts';
import { isConditional, nameOneFasted, toNeverSentence } from '#lib/catalogue/fast-words.ts';
import { formatHourRange } from '#lib/hour-range.ts';
import { listAll } from '#lib/list-words.ts';
import type { Pet, PlanEntry, PlanRules } from '#lib/plan/catalogue.ts';
import { type Chosen, listSpeakers } from '#lib/plan/preparation.ts';
import { english, type PlanWords, toFastingVoice } from '#lib/plan/words.ts';
import type { Fast, FastedSpecies } from '#schemas/catalogue-entry.ts';
import type { Suspicion } from '#schemas/suspicion.ts';

/** Why a plan tells no fast although a test may ask for one, and what to do instead, the first as a headline. */
type Withheld = {
  readonly because: Suspicion | 'species' | 'size' | 'unwell';
  readonly words: readonly string[];
};

/** What to do about food before the samples are taken. */
export type Food = {
  /** Hours without food, fewest and most, for `subject` alone; null where no test asks for it or this pet must not. */
  readonly hours: readonly [number, number] | null;
  /** The animals that the hours are for, as healthy adults. */
  readonly subject: readonly FastedSpecies[];
  /** Whom a fast harms, and what to do with them; none where no hours are told. */
  readonly never: readonly string[];
  readonly instead: string;
  /** Titles of the tests that ask for a fast, told or not; of the panels, where no test does. */
  readonly fasting: readonly string[];
  /** Those of them that the pet sleeps during. */
  readonly asleep: readonly string[];
  readonly withheld: Withheld | null;
  /** Sentences to read about it; none where no test says anything of food. */
  readonly remarks: readonly string[];
};

type Titled = { readonly title: string; readonly fast: Fast };

/** Every fast that is asked for, whatever else is decided. */
const toFasts = (entries: readonly PlanEntry[]): Titled[] =>
  entries.flatMap(({ title, fasting }) =>
    fasting?.need === 'fast' && !isConditional(fasting) ? [{ title, fast: fasting }] : [],
  );

/** Fasts that are kept only where sedation is planned. */
const toConditional = (entries: readonly PlanEntry[]): Titled[] =>
  entries.flatMap(({ title, fasting }) =>
    fasting?.need === 'fast' && isConditional(fasting) ? [{ title, fast: fasting }] : [],
  );

/** Whether a test of the plan needs a fast only where sedation is planned. */
export const asksOfSedation = (tests: readonly PlanEntry[]): boolean => toConditional(tests).length > 0;

/** What holds for water: before anaesthesia it has its own hours, and beside it the other tests still allow it. */
function toWaterRemarks(
  entries: readonly PlanEntry[],
  { fasting }: PlanRules,
  { plan: { food, locale } }: PlanWords,
): string[] {
  const limited = entries.flatMap(({ title, fasting: own }) =>
    own !== null && 'water' in own && own.water !== undefined && !(own.need === 'fast' && isConditional(own))
      ? [{ title, water: own.water }]
      : [],
  );
  const asked = limited.flatMap(({ title, water }) => (water === 'ask' ? [title] : []));
  const others = toFasts(entries).filter(({ fast }) => fast.water === undefined);
  if (limited.length === 0) return others.length > 0 ? [fasting.water] : [];
  return [
    ...(asked.length > 0
      ? [fill(food.askOfWater, { titles: listAll(asked, locale), words: fasting.askOfWater })]
      : []),
    ...(others.length > 0 ? [fill(food.waterForOthers, { words: fasting.water })] : []),
  ];
}

/** What forbids a fast in this plan; the gravest alone where food of any kind is the danger. */
function findSuspicions(speakers: readonly PlanEntry[], { facts }: Pet, { fasting }: PlanRules) {
  const suggested = new Set(speakers.map(({ suggests }) => suggests));
  // A male that is booked a test of pregnancy is none the more pregnant.
  if (facts?.sex === 'male') suggested.delete('pregnancy');
  if (facts?.pregnant === 'yes') suggested.add('pregnancy');
  if (facts?.insulin === 'yes') suggested.add('diabetes');
  const found = fasting.withheld.filter(({ of }) => suggested.has(of));
  const swallowed = found.filter(({ of }) => of === 'swallowed object');
  return swallowed.length > 0 ? swallowed : found;
}

/** The animals that every fast holds for, this pet alone where it is known. */
function findSubject(fasts: readonly Titled[], { species }: Pet): FastedSpecies[] {
  const all = new Set(fasts.flatMap(({ fast }) => fast.subject.species));
  return [...all].filter(
    (one) =>
      (species === null || one === species) && fasts.every(({ fast }) => fast.subject.species.includes(one)),
  );
}

const isBeforeAnaesthesia = ({ fast }: Titled): boolean => fast.subject.because === 'anaesthesia';

/** Before anaesthesia a full stomach is a danger too: whoever plans it gives the hours. */
const askOfAnaesthesia = (fasts: readonly Titled[], { plan }: PlanWords): string[] =>
  fasts.filter(isBeforeAnaesthesia).map(({ title }) => fill(plan.food.askOfAnaesthesia, { title }));

function tellConditional({ title, fast }: Titled, isTold: boolean, pet: Pet, words: PlanWords): string {
  const { notSedated, sedated, unless, notAtHome } = words.plan.food.tellConditional;
  const subject = findSubject([{ title, fast }], pet);
  if (pet.facts?.sedated === 'no') return fill(notSedated, { title });
  if (!isTold || subject.length === 0) return fill(notAtHome, { title });
  const voice = toFastingVoice(words);
  return fill(pet.facts?.sedated === 'yes' ? sedated : unless, {
    title,
    who: nameOneFasted(subject, voice),
    hours: formatHourRange(fast.hours, voice),
  });
}

/** Whether this pet weighs too little for an adult that may fast; with no species said, as little as a small dog. */
function isTooSmall({ species, kg }: Pet, { underKg }: PlanRules['fasting']['tooSmall']): boolean {
  if (kg === null) return false;
  if (species === 'Cat') return kg < underKg.Cat;
  return (species === 'Dog' || species === null) && kg < underKg.Dog;
}

/** Why no fast is told: what the tests point at, the animal, its size; null where one may be. */
function withhold(
  suspicions: ReturnType<typeof findSuspicions>,
  fasts: readonly Titled[],
  isAsleep: boolean,
  pet: Pet,
  { fasting: { tooSmall, told } }: PlanRules,
  { plan }: PlanWords,
): Withheld | null {
  const [first] = suspicions;
  const mayFast = fasts.length === 0 || findSubject(fasts, pet).length > 0;
  if (first !== undefined && (mayFast || first.of === 'swallowed object')) {
    const feeds = isAsleep ? [] : suspicions.flatMap(({ feed }) => feed ?? []);
    return { because: first.of, words: [...suspicions.map(({ words }) => words), ...new Set(feeds)] };
  }
  if (fasts.length === 0) return null;
  if (!mayFast) {
    const { asleep, awake } = plan.food.withholdSpecies;
    return { because: 'species', words: [isAsleep ? asleep : awake] };
  }
  const { state, age } = pet.facts ?? {};
  if (state === 'unwell') return { because: 'unwell', words: [told.unwell] };
  if (age === 'young') return { because: 'size', words: isAsleep ? [told.young] : [told.young, told.feed] };
  if (!isTooSmall(pet, tooSmall)) return null;
  return { because: 'size', words: isAsleep ? [tooSmall.words] : [tooSmall.words, tooSmall.feed] };
}

/** The strictest fast of all tests with whom it is for, or why none is told to this pet. */
export function toFood(chosen: Chosen, pet: Pet, rules: PlanRules, words: PlanWords = english): Food {
  const { ofTest } = words.plan.food;
  const speakers = listSpeakers(chosen);
  const fasts = toFasts(speakers);
  const own = toFasts(chosen.tests);
  const suspicions = findSuspicions(speakers, pet, rules);
  const listWords = (need: 'said' | 'diet') =>
    chosen.tests.flatMap(({ title, fasting }) =>
      fasting?.need === need && 'words' in fasting ? [fill(ofTest, { title, words: fasting.words })] : [],
    );
  const said = listWords('said');
  const diets = listWords('diet');
  const isAsleep = fasts.some(isBeforeAnaesthesia) || said.length > 0;
  const withheld = withhold(suspicions, fasts, isAsleep, pet, rules, words);
  const mayFast =
    suspicions.length === 0 &&
    !isTooSmall(pet, rules.fasting.tooSmall) &&
    pet.facts?.state !== 'unwell' &&
    pet.facts?.age !== 'young';
  const conditional = toConditional(speakers).map((one) => tellConditional(one, mayFast, pet, words));
  // A scan for a pregnancy needs no empty stomach.
  const isOfPregnancy = withheld?.because === 'pregnancy';
  const fasting = [
    ...new Set(
      (own.length > 0 ? own : fasts)
        .filter(({ fast }) => !isOfPregnancy || fast.subject.because !== 'the picture')
        .map(({ title }) => title),
    ),
  ];
  const asleep = fasts.filter(isBeforeAnaesthesia).map(({ title }) => title);
  if (fasts.length > 0 && withheld === null) {
    const conditions = fasts.flatMap(({ title, fast }) =>
      fast.condition === undefined ? [] : [fill(ofTest, { title, words: fast.condition })],
    );
    return {
      hours: [
        Math.max(...fasts.map(({ fast }) => fast.hours[0])),
        Math.max(...fasts.map(({ fast }) => fast.hours[1])),
      ],
      subject: findSubject(fasts, pet),
      never: rules.fasting.never,
      instead: rules.fasting.instead,
      fasting,
      asleep,
      withheld: null,
      remarks: [
        ...new Set([
          ...conditions,
          ...conditional,
          ...said,
          ...diets,
          ...toWaterRemarks(speakers, rules, words),
        ]),
      ],
    };
  }
  const isEmergency = withheld?.because === 'swallowed object';
  return {
    hours: null,
    subject: [],
    never: [],
    instead: rules.fasting.instead,
    fasting,
    asleep,
    withheld,
    remarks: isEmergency
      ? []
      : [...new Set([...askOfAnaesthesia(fasts, words), ...conditional, ...said, ...diets])],
  };
}

/** What is read of food: a headline where one is needed, then sentences, with those who may fast before the hours. */
export function toFoodWords(
  food: Food,
  words: PlanWords = english,
): {
  readonly headline: string | null;
  readonly lines: readonly string[];
} {
  const { hours, subject, never, instead, fasting, withheld, remarks } = food;
  if (withheld !== null) {
    const [headline = null, ...others] = withheld.words;
    return { headline, lines: [...others, ...remarks] };
  }
  const voice = toFastingVoice(words);
  if (hours === null) return { headline: null, lines: remarks.length > 0 ? remarks : [words.plan.food.none] };
  return {
    headline: words.plan.food.headline,
    lines: [
      fill(words.plan.food.only, {
        who: nameOneFasted(subject, voice),
        hours: formatHourRange(hours, voice),
        tests: listAll(fasting, voice.format),
      }),
      toNeverSentence({ never, instead }, voice),
      ...remarks,
    ],
  };
}
