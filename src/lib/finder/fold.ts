/** British and American spellings of the price lists meet in one form, on both sides of a comparison. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/[\u0300-\u036f'’]/g, ''],
  [/ae|oe/g, 'e'],
  [/leuco/g, 'leuko'],
  [/tumour/g, 'tumor'],
  [/titer/g, 'titre'],
  [/ionis/g, 'ioniz'],
];

/** Each letter of Hindi beside its sound; A is the vowel that a consonant carries with it, < takes that away. */
const hindi = new Map(
  [
    ...'कkAखkhAगgAघghAङnAचchAछchhAजjAझjhAञnAटtAठthAडdAढdhAणnAतtAथthAदdAधdhAनnAपpAफphAबbAभbhAमmAयyAरrAलlAवvAशshAषshAसsAहhAअaआaइiईiउuऊuएeऐaiऑoओoऔauंn्<ा<aि<iी<iु<uू<uृ<riे<eै<aiॉ<oो<oौ<au'.matchAll(
      /(.)([<\w]+)/gu,
    ),
  ].map(([, letter = '', sound = '']) => [letter, sound] as const),
);

/** A word of Hindi as its speakers type it in Latin letters, the vowels that are not heard left out: khujli, langda. */
function toLatin(word: string): string {
  return [...word]
    .map((letter) => hindi.get(letter) ?? '')
    .join('')
    .replace(/A</g, '')
    .replace(/<|A$/g, '')
    .replace(/([aeiouA][^aeiouA]+)A(?=[^aeiouA]+[aeiou])/g, '$1')
    .toLowerCase();
}

/** One form of a text for comparing: no case, accents or apostrophes, one spelling, one script. */
export function fold(text: string): string {
  return spellings.reduce(
    (folded, [pattern, replacement]) => folded.replace(pattern, replacement),
    text
      .replace(/ँ/g, 'ं')
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[\u0900-\u097f]+/g, toLatin),
  );
}

/** Takes a plural's s away, but not from gas, virus or analysis. */
function toSingular(word: string): string {
  return word.length > 3 && /[^aius]s$/.test(word) ? word.slice(0, -1) : word;
}

/** The folded words of a text. */
export function toWords(text: string): string[] {
  return (fold(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map(toSingular);
}

const denials = /\b(?:can(?:['’]?t|not)|(?:could|wo|do|does|did|is|are|has|have)n['’]?t)\b/gi;

/** No breathing problem, no trouble walking: there is none of it, which is not the same as no breathing. */
const noTrouble =
  /\bno (?:(?:problems?|troubles?|difficulty) (?:(?:in|with) )?(\w+)|(\w+) (?:problems?|troubles?|difficulty)\b)/gi;

/** It is asked whether: pregnant or not, garbhvati hai ya nahi. */
const orNot = /\b(?:or not|ya (?:nahi|nahin|nhi|nai))\b(?=\W*(?:$|test|check))|(?<![\u0900-\u097f])या नहीं/gi;

/** Words of Hindi that would fold into others: night is no rat, "went" no cow, to do no car, to bite no cut. */
const homographs = new Map(
  [
    ...'आ:aa आया:aaya आई:aayi आयी:aayi आए:aaye आता:aata आती:aati गई:gayi रात:raat कार:car काम:kaam बात:baat बातें:baat बारे:baare पास:paas तार:taar मरे:mara दिए:diye लिए:liye आग:aag टूट:toot फंस:fas फँस:fas काट:kaat'.matchAll(
      /([^ :]+):(\w+)/gu,
    ),
  ].map(([, word = '', latin = '']) => [word, latin] as const),
);

/** Verbs before "gai", which is "went" after them and a cow anywhere else. */
const went =
  /\b(gir|ho|mar|lag|pad|aa|nikal|kat|jal|so+j|suj|pho*l|phul|fu*l|to+t|tut|fas|phas|fans|phans|atak|so|baith|ruk|band|dab|chal|re?h|bha+g|ghus|chadh?|nigal|pi|le|de|kar|so*kh|sukh|khul|do+b|dub|phat|fat|bigad|badh|ghat|cho*[dt]|chhut|mil|thak|lad|ku*d|ko+d|dhas|akad|dar|tham|kho|jam|bhar|dikh) gai\b/gi;

/** The folded words of a query or of the synonym table: X-ray, C/S and R/M are a word each, LFT/KFT and T3T4 are two, won't and cant say not. */
export function toQueryWords(text: string): string[] {
  return toWords(
    text
      // English in Hindi letters, which sounds like "hit".
      .replace(/हीट/g, 'heat')
      .replace(/[\u0900-\u0963]+/g, (word) => homographs.get(word) ?? word)
      .replace(went, '$1 gayi')
      .replace(orNot, ' ')
      .replace(denials, 'not')
      .replace(noTrouble, 'bina $1$2')
      .replace(/\bx[ -]ray/gi, 'xray')
      .replace(/\b([a-z]) ?\/ ?([a-z])\b/gi, '$1$2')
      .replace(/(t[34])(?=t)/gi, '$1 '),
  );
}

/** One form of the spellings that Hindi gets in Latin letters: peeliya and pilia, bukhaar and bukhar. */
export function toSound(word: string): string {
  if (word.length < 5) return word;
  return word
    .replace(/ee/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/iy/g, 'i')
    .replace(/(.)\1+/g, '$1');
}

/** The folded words of a text that is searched: a compound such as X-Ray is found by its parts and by xray. */
export function toIndexWords(text: string): string[] {
  const compounds = fold(text).match(/[\p{L}\p{N}]+(?:[-/][\p{L}\p{N}]+)+/gu) ?? [];
  return [...toWords(text), ...compounds.map((compound) => toSingular(compound.replace(/[-/]/g, '')))];
}

/** The folded words of a text without anything between them. */
export function toCompact(text: string): string {
  return toWords(text).join('');
}
