import { toQueryWords, toSound } from '#lib/finder/fold.ts';
import type { Emergencies, Emergency } from '#schemas/emergency.ts';

/** Words of a phrase, each in the form that all its spellings share. */
export type Forms = readonly string[];
/** The same as the file holds them, with a space between: a tenth less on the wire. */
type Joined = string;
export const toForms = (joined: Joined): Forms => joined.split(' ');

/** An emergency as the finder shows and matches it. */
export type IndexedEmergency = Pick<
  Emergency,
  'id' | 'sign' | 'species' | 'lasts' | 'neverSampled' | 'call' | 'doNow' | 'never'
> & {
  readonly isEaten?: true;
  readonly phrases: readonly Joined[];
  /** No emergency beside a word for a test. */
  readonly names: readonly Joined[];
};

/** All emergencies made ready at build: the browser compares forms and folds nothing but the query. */
export type EmergencyIndex = Pick<Emergencies, 'callNow'> & {
  readonly items: readonly IndexedEmergency[];
  /** The spellings of each form beside itself, folded. */
  readonly spellings: Readonly<Record<string, Joined>>;
  readonly light: readonly string[];
  readonly tests: readonly string[];
  readonly exams: readonly string[];
  readonly proofs: readonly string[];
  readonly calm: readonly Joined[];
  /** Words that say nothing. */
  readonly fillers: readonly string[];
};

/** One key for the spellings that Hindi gets in Latin letters, wider than `toSound`: zeher and jeher, phool and fool. */
export function toKey(word: string): string {
  // A puppy is not yellow: pilla, peela.
  if (word.startsWith('pill')) return word;
  const sound = toSound(word).replace(/z/g, 'j').replace(/w/g, 'v').replace(/ph/g, 'f').replace(/q/g, 'k');
  return sound.length < 5 ? sound : sound.replace(/chh/g, 'ch').replace(/(.)\1+/g, '$1');
}

/** Words that mean something together. Of Hindi, kha liya is eaten, and pee raha is drinking and not to pee. */
const verbs: readonly (readonly [RegExp, string])[] = [
  [/\ba bit\b/g, ''],
  [/\bhow much\b/g, ''],
  // Sound and well is no seizure, and a harness fits.
  [/\bfit (?:and |aur )?(?:fine|healthy|well|size|harness|cone|jacket|guide)\b/g, ''],
  [/\b(?:healthy and|size|harness|cone|jacket) fit\b/g, ''],
  [/\bfit (?=certificate|monitoring)/g, ''],
  [/\b(?:is|be|looks?|keep|stay|quite|perfectly|physically) fit\b(?! (?:aa?|ho|par|pad)\w*)/g, ''],
  [/\b(?:throw|throwing|threw|bring|bringing|brought) up\b/g, 'vomit'],
  [/\bstruck by\b/g, 'hit by'],
  [/\bafter birth (?=not (?:come|coming|out|drop|pass|expel)|stuck|retained)/g, 'afterbirth '],
  // A bitch that has no young is no hard birth, unless something more is said.
  [
    /^(?:(?:mated|mating|dog|cat) )*no (?:puppie|puppy|pup|kitten)(?: (?:after|mating|mated|test))*$/g,
    'infertile',
  ],
  [/\ball out\b/g, 'allout'],
  // Chicken on the plate is no patient.
  [/\b(eat|eating|ate|only|boiled|raw|cooked) chicken\b/g, '$1 meat'],
  [/\bchicken (?=bone|rice|curry|soup)/g, 'meat '],
  [/\bkha+ (?:li|liya|lia|lee|le|gaya|gayi|gya|gyi|gai|chuka|chuki)\b/g, 'khaya'],
  [/\b(pani|paani|kha|khana) pee\b/g, '$1 piya'],
  [
    /\bpee(?= (?:nahi |nahin |nhi |bhi )?(?:raha|rahi|rahe|rha|rhi|liya|li|lia|gaya|gayi|gya|le|leta|leti|pa|paa)\b)/g,
    'piya',
  ],
];

/** The folded words of a query or phrase. */
export function toEmergencyWords(text: string): string[] {
  const words = toQueryWords(text.replace(/(?<=^|\s)आ(?=\s|$)/g, 'aa')).join(' ');
  return verbs
    .reduce((said, [pattern, verb]) => said.replace(pattern, verb), words)
    .split(' ')
    .filter(Boolean);
}

const eating = new Set(['eat', 'ate', 'swallow', 'drink', 'lick']);

/** What may be eaten: it stands alone in a phrase, or beside a verb alone, as in chocolate and ate tablets. */
export function toThings(items: readonly IndexedEmergency[]): ReadonlySet<string> {
  const phrases = items.filter(({ isEaten }) => isEaten).flatMap(({ phrases }) => phrases);
  return new Set(
    phrases.map(toForms).flatMap((forms) => {
      const others = forms.filter((form) => !eating.has(form));
      return others.length === 1 && forms.length <= 2 ? others : [];
    }),
  );
}

/** Makes the data file ready; `soft` are the words of the synonym table that say nothing. */
export function toEmergencyIndex(data: Emergencies, soft: readonly string[]): EmergencyIndex {
  const toKeys = (texts: readonly string[]) => [...new Set(texts.flatMap(toQueryWords).map(toKey))];
  const spellings = Object.fromEntries(
    Object.entries(data.spellings).map(([form, words]) => [
      form,
      toKeys(words).filter((key) => key !== toKey(form)),
    ]),
  );
  const formOf = new Map<string, string>();
  for (const form of Object.keys(spellings)) formOf.set(toKey(form), form);
  for (const [form, keys] of Object.entries(spellings))
    for (const key of keys) if (!formOf.has(key)) formOf.set(key, form);
  const [light, tests] = [toKeys(data.light), toKeys(data.tests)];
  const fillers = toKeys([...soft, ...data.fillers]).filter(
    (key) => ![formOf.has(key), light.includes(key), tests.includes(key)].some(Boolean),
  );
  const [isFiller, isLight] = [new Set(fillers), new Set(light)];
  const readForms = (text: string): Forms => {
    const keys = toEmergencyWords(text).map(toKey);
    const says = (key: string) => formOf.has(key) || !(isFiller.has(key) || isLight.has(key));
    const said = keys.filter(says);
    return [...new Set((said.length > 0 ? said : keys).map((key) => formOf.get(key) ?? key))];
  };
  const toPhrases = (texts: readonly string[]): Joined[] => [
    ...new Map(
      texts.map(readForms).map((forms) => [[...forms].sort().join(' '), forms.join(' ')] as const),
    ).values(),
  ];
  const items = data.items.map(({ species, isEaten, lasts, neverSampled, words, names, ...item }) => ({
    id: item.id,
    sign: item.sign,
    ...(species && { species }),
    ...(isEaten && { isEaten }),
    ...(lasts && { lasts }),
    ...(neverSampled && { neverSampled }),
    call: item.call,
    doNow: item.doNow,
    never: item.never,
    phrases: toPhrases([...words.english, ...words.hinglish, ...words.hindi]),
    names: toPhrases(names),
  }));
  return {
    callNow: data.callNow,
    items,
    spellings: Object.fromEntries(Object.entries(spellings).map(([form, keys]) => [form, keys.join(' ')])),
    light,
    tests,
    exams: toKeys(data.exams),
    proofs: toKeys(data.proofs),
    calm: toPhrases(data.calm),
    fillers,
  };
}
