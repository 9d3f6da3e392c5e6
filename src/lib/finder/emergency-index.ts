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

/** Nobody knows what. */
const notKnown =
  '(?:(?:pata|pta|maloom|malum) (?:nahi\\w*|nhi|nai)|(?:nahi\\w*|nhi) (?:pata|pta|maloom|malum)|na (?:jaane|jane)|not (?:know|sure|see|saw)|no idea|unsure)';
const wrongThing = '(?:galat|ulta|sidha|seedha|ajeeb|bekar|kharab|gandi|ganda|cheej|cheez|chij)';

/** What an animal is fit for. */
const purposes =
  '(?:travel\\w*|journey|fly|flying|flight|surgery|operation|an?esthe\\w+|rac(?:e|ing)|riding|sport|work|duty|show|breed\\w*|mat(?:e|ing)|stud|pregnan\\w+|vaccin\\w+|boarding|groom\\w*|sale|sell|adopt\\w*|transport|export|slaughter|dental|neuter\\w*|spay\\w*|castrat\\w+|steril\\w+)';

/** Words that mean something together. Of Hindi, kha liya is eaten, and pee raha is drinking and not to pee. */
const verbs: readonly (readonly [RegExp, string])[] = [
  // Dead, and no horse; near, and no pus; a snake, and no enzyme; a bag, and no water.
  [/\bmare (?=hu[aei]|pad|ga?y)/g, 'mara '],
  [/\b(ka|ke|ki|aas|aur) pas\b/g, '$1 paas'],
  [/\bsap (?=ne\b)/g, 'saap '],
  [/\bpanni\b/g, 'plastic'],
  [/\b(pani|paani) (?:men?|mein|mai|ke andar) (?:\w+ ){0,2}?gir/g, '$1 drown'],
  // What hangs out behind, foams from the nose, or rolls.
  [/\bnaak se (?:jhaa?g|foam)/g, 'pink foam'],
  [/\bkaa?nch (?=bahar)/g, 'prolapse '],
  [/\b(?:peeche|piche|pichhe) se kuch+ (?:bahar )?(?=nikal|latak|aa)/g, 'prolapse '],
  [/\blot ?(?=(?:pot|raha|rahi|rahe|rha|rhi)\b)/g, 'rolling '],
  // To cut circles is to go round.
  [/\bchakkar ka+t\b/g, 'circling'],
  // A way to the laboratory is no dizziness: ek chakkar me, chakkar lagane padenge.
  [/\bchakkar (?=lag(?:an[ae]|enge|ega|aunga|ayenge)\b(?! lag))/g, ''],
  [/\b(?:ek|1) (?:hi )?chakkar (?=me)/g, ''],
  // Kat gaya is cut as well as bitten.
  [/\bkat (?=g[ay])/g, 'kat gotcut '],
  [
    /\bcut (?:(?:it|hi|her|a|the|one) )?((?:(?:paw|pad|leg|foot|feet|toe|ear|tail|tongue|mouth|nose|face) )*)(?:by|with|on)\b/g,
    'cut cutby $1',
  ],
  // Short of breath, short of sugar, short of red cells: as vets write it, in figures.
  [/\bd[au]m (?=(?:ph?|f)(?:oo?|u)l)/g, 'breathless '],
  [/\b(?:(?:resp\w*|breath\w*) rate|rr) (?:(?:is|of|at) )?(?:4[5-9]|[5-9]\d|1\d\d)\b/g, 'dyspnoea'],
  // Much sugar and a weak animal are not little sugar.
  [
    /\b(?:glucose|sugar|bg|bgl|bsl|rbs|fbs) (?:(?:level|is|of) )*(?:[3-9]\d\d|(?:(?:bahut|very|too) )?(?:high|badhi?))\b|\bhigh (?:blood )?(?:sugar|glucose)\b/g,
    'diabetic',
  ],
  [/\b(?:since|from) birth\b/g, 'congenital'],
  [/\bside (?:\w+ )?in and out\b/g, 'dyspnoea'],
  [/\bspo2 (?:[5-8]\d|9[0-2])\b/g, 'dyspnoea'],
  [
    /\b(?:glucose|sugar|bg|bgl|bsl|rbs|fbs) (?:(?:level|is|of) )*[2-4]\d\b(?! (?:mmol|min|hour|hr|day|week|month|year|yr|kg|ml|r?s|rupee|sample)\w*)/g,
    'low sugar',
  ],
  [
    /\b(?:(?:pcv|hct|hematocrit) (?:is )?(?:[5-9]|1[0-5])|hb (?:is )?[1-4])\b(?! \d\d)(?! (?:hour|hr|day|week|month|year|yr|kg|ml|r?s|rupee|sample)\w*)/g,
    'lowpcv',
  ],
  [/\b(?:garmi|dhoop|dhup|loo|lu) lag/g, 'heatstroke'],
  [/\bran (?:over|into)\b/g, 'hit'],
  [/\b(?:rubber ?band|hair ?tie|hair ?band)\b/g, 'rubberband'],
  [/\b(?:pit|french|english) ?bull(?: ?(?:dog|terrier))?\b|\bbull ?(?:dog|terrier|mastiff)\b/g, 'dog'],
  // She had puppies: she gave birth.
  [/\bhad (?=(?:\w+ )?(?:puppie|puppy|pup|kitten|babie|litter)\b)/g, 'delivered '],
  // Of a mouth that smells; bad breathing is another matter.
  [/\b(?:bad|smelly|stinky|stinking) breath\b(?! \w*(?:acetone|fruity))/g, 'halitosis'],
  // A hen that lays is not lying.
  [/\blay(?:ing|s)? (?=(?:\w+ )?egg)/g, 'layegg '],
  [/\begg lay(?:ing|s)?\b/g, 'egg layegg'],
  // One time is no again and again.
  [/\b(?:ek|1) (?:hi )?ba+r\b(?! (?:phir|fir|aur|ba+r))/g, 'once'],
  [/\ba bit\b/g, ''],
  [/\bhow much\b/g, ''],
  // What is not needed is not missing.
  [/\b(?:not|nahi|nahin|nhi) (?:needed|required|necessary|chahiye|chaiye|jaruri|zaruri)\b/g, ''],
  // Sound and well is no seizure, and a harness fits.
  [/\bfit (?:and |aur )?(?:fine|healthy|well|size|harness|cone|jacket|guide)\b/g, ''],
  [/\b(?:healthy and|size|harness|cone|jacket) fit\b/g, ''],
  [
    new RegExp(
      `\\bfit (?=(?:for|to) (?:(?:go|undergo|be|have|an?|the|for|air|his|her) )*${purposes}\\b)`,
      'g',
    ),
    '',
  ],
  [new RegExp(`\\b(${purposes} (?:ke|k) li?[ey]\\w*) fit\\b(?! (?:aa?|ho|par|pad)\\w*)`, 'g'), '$1'],
  [/\bfit (?=(?:ho\w* )?(?:ka |ki )?(?:certificate|monitoring))/g, ''],
  [/\b(?:is|be|looks?|keep|stay|quite|perfectly|physically) fit\b(?! (?:aa?|ho|par|pad)\w*)/g, ''],
  [/\b(?:throw|throwing|threw|bring|bringing|brought) up\b/g, 'vomit'],
  [/\bstruck by\b/g, 'hit by'],
  [/\bafter birth (?=not (?:come|coming|out|drop|pass|expel)|stuck|retained)/g, 'afterbirth '],
  // A bitch that has no young is no hard birth, unless something more is said.
  [
    /^(?:(?:mated|mating|dog|cat) )*no (?:puppie|puppy|pup|kitten)(?: (?:after|mating|mated|test))*$/g,
    'infertile',
  ],
  [/\b(?:first aid|emergency) (?:kit|box)\b/g, ''],
  [/\ball out\b/g, 'allout'],
  // Chicken on the plate is no patient.
  [/\b(eat|eating|ate|only|boiled|raw|cooked) chicken\b/g, '$1 meat'],
  [/\bchicken (?=bone|rice|curry|soup)/g, 'meat '],
  [/\bkuch+ kha+ (?=(?:li|liya|lia|gaya|gayi|gya|gyi)\b)/g, 'mystery kha '],
  [/\bkha+ (?:li|liya|lia|lee|le|gaya|gayi|gya|gyi|gai|chuka|chuki)\b/g, 'khaya'],
  // It ate something, and nobody knows what.
  [new RegExp(`\\b${notKnown} (?:ki |usne |isne )?(?:kya+|kia|what)\\b`, 'g'), 'unknown'],
  [new RegExp(`\\bkya+ ((?:\\w+ )?khaya) (?:\\w+ )?${notKnown}`, 'g'), '$1 unknown'],
  [new RegExp(`\\bkhaya (?:hai )?${notKnown}`, 'g'), 'khaya unknown'],
  [new RegExp(`\\b(?:kuch+ (?:bhi )?)?(?:${wrongThing} )+khaya\\b`, 'g'), 'unknown khaya'],
  [/\b(ate|eaten|swallowed|licked|chewed) (?:up )?(?:something|somthing)\b/g, '$1 mystery'],
  [/\b(pani|paani|kha|khana) pee\b/g, '$1 piya'],
  [
    /\bpee(?= (?:nahi |nahin |nhi |bhi )?(?:raha|rahi|rahe|rha|rhi|liya|li|lia|gaya|gayi|gya|le|leta|leti|pa|paa)\b)/g,
    'piya',
  ],
];

/** The folded words of a query or phrase. */
export function toEmergencyWords(text: string): string[] {
  const words = toQueryWords(text).join(' ');
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
