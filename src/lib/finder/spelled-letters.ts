import { fold } from '#lib/finder/fold.ts';

/** Latin letters as Hindi writes their names; a digit may follow them. */
const names: readonly (readonly [string, string])[] = [
  ['डब्ल्यू', 'w'],
  ['डब्लू', 'w'],
  ['क्यू', 'q'],
  ['एक्स', 'x'],
  ['ज़ेड', 'z'],
  ['जेड', 'z'],
  ['वाय', 'y'],
  ['वाई', 'y'],
  ['एफ़', 'f'],
  ['एफ', 'f'],
  ['एच', 'h'],
  ['एल', 'l'],
  ['एम', 'm'],
  ['एन', 'n'],
  ['एस', 's'],
  ['आर', 'r'],
  ['आई', 'i'],
  ['बी', 'b'],
  ['सी', 'c'],
  ['डी', 'd'],
  ['जी', 'g'],
  ['जे', 'j'],
  ['के', 'k'],
  ['पी', 'p'],
  ['टी', 't'],
  ['यू', 'u'],
  ['वी', 'v'],
  ['ए', 'a'],
  ['ई', 'e'],
  ['ओ', 'o'],
];
const letters = names.map(([name, latin]) => [name.normalize('NFC'), latin] as const);
/** Longer abbreviations nobody uses. */
const longest = 40;

/** Runs of Hindi words with nothing but space, dots or hyphens between them. */
const run = /[\u0900-\u097f0-9]+(?:[\s.·-]+[\u0900-\u097f0-9]+)*/g;

/** एलएफटी → lft; null for a word that does not spell letters. */
function spell(text: string): string | null {
  if (text === '' || text.length > longest) return null;
  if (/^[0-9०-९]+$/.test(text)) return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
  for (const [name, latin] of letters) {
    if (!text.startsWith(name)) continue;
    if (text === name) return latin;
    const rest = spell(text.slice(name.length));
    if (rest !== null) return latin + rest;
  }
  return null;
}

/** The words of a run, each abbreviation that Hindi spells in Latin letters in place of the words that spell it. */
function spellRun(text: string, known: ReadonlySet<string>): string {
  const words = text.split(/[\s.·-]+/);
  const spelt = words.map(spell);
  const read: string[] = [];
  for (let at = 0; at < words.length; ) {
    let end = at;
    while (spelt[end] != null) end += 1;
    // Small words of Hindi are names of letters as well: only what is a known abbreviation counts, the longest first.
    let name: string | null = null;
    for (; end > at && name === null; end -= 1) {
      const joined = spelt.slice(at, end).join('');
      // टीके are vaccines before they are T and K.
      const isWord = end === at + 1 && known.has(fold(words[at] ?? ''));
      if (joined.length > 1 && known.has(joined) && !isWord) name = joined;
      if (name !== null) break;
    }
    read.push(name ?? words[at] ?? '');
    at = name === null ? at + 1 : end;
  }
  return read.join(' ');
}

/** A query with the abbreviations that Hindi spells letter by letter (एलएफटी, के एफ टी, सी.बी.सी.) as the price lists write them. */
export function spellAbbreviations(text: string, known: ReadonlySet<string>): string {
  return text
    .normalize('NFC')
    .replace(run, (found) => (/[\u0900-\u097f]/.test(found) ? spellRun(found, known) : found));
}
