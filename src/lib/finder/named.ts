import type { Dictionary } from '#lib/finder/dictionary.ts';
import { toSound } from '#lib/finder/fold.ts';
import type { SearchIndex } from '#lib/finder/index-entries.ts';
import { type Ranked, ranks, rankWhole } from '#lib/finder/rank.ts';
import type { Understood } from '#lib/finder/understand.ts';
import type { Reading } from '#schemas/synonym.ts';

/** The longest name that a sentence may hold. */
const longestName = 5;

type Groups = Understood['hard'];

/** Words that stand together, as names are compared. */
const toCompactRun = (groups: Groups, from: number, size: number): string =>
  groups
    .slice(from, from + size)
    .map(([word = '']) => word)
    .join('');

/** How many words from a place on are the longest whole name of an entry; 0 where none are. */
function findNameSize({ byName }: SearchIndex, groups: Groups, from: number): number {
  for (let size = Math.min(groups.length - from, longestName); size > 0; size -= 1)
    if (byName.has(toCompactRun(groups, from, size))) return size;
  return 0;
}

/** The entries whose whole name stands among other words: a glucose curve at home. */
export function findWithin(
  index: SearchIndex,
  { plain }: Dictionary,
  { said }: Understood,
): Map<string, Ranked> {
  const found = new Map<string, Ranked>();
  for (let at = 0; at < said.length; at += 1) {
    const size = findNameSize(index, said, at);
    const name = toCompactRun(said, at, size);
    if (size === 0 || plain.has(name)) continue;
    const ranked: Ranked = { rank: size > 1 ? ranks.within : ranks.withinWord, why: { kind: 'name' } };
    for (const code of index.byName.get(name) ?? []) if (!found.has(code)) found.set(code, ranked);
    at += size - 1;
  }
  return found;
}

type Named = { readonly code: string; readonly ranked: Ranked };

/** The entry that a word alone names: wholly, or as the only one that begins with it. */
export function findNamed({ byCode }: SearchIndex, word: string): Named | undefined {
  const named = [...byCode].flatMap(([code, indexed]) => {
    // What is called 'T3 test' is called T3.
    const ranked = rankWhole(indexed, `${word}test`, true) ?? rankWhole(indexed, word);
    return ranked && ranked.rank <= ranks.namePrefix ? [{ code, ranked }] : [];
  });
  const [first, second] = named.sort((one, other) => one.ranked.rank - other.ranked.rank);
  const isOne = first?.ranked.rank !== ranks.namePrefix || second === undefined;
  return isOne ? first : undefined;
}

/** The entries of a query that is nothing but their names, in its order: CBC, LFT, sugar. */
export function findListed(
  index: SearchIndex,
  { phrases, plain, samples }: Pick<Dictionary, 'phrases' | 'plain' | 'samples'>,
  isOccasion: (reading: Reading) => boolean,
  { said, told }: Understood,
): Named[] {
  // What is denied is asked for by none of its words.
  if (told === '') return [];
  const listed: { named: Named; kind: 'test' | 'occasion' | 'sign' }[] = [];
  for (let at = 0; at < said.length; at += 1) {
    const size = findNameSize(index, said, at);
    if (size > 1) {
      const [code = ''] = index.byName.get(toCompactRun(said, at, size)) ?? [];
      listed.push({ named: { code, ranked: { rank: 0, why: { kind: 'name' } } }, kind: 'test' });
      at += size - 1;
      continue;
    }
    const word = said[at]?.[1] ?? said[at]?.[0] ?? '';
    // The sample says nothing by itself, as in blood urea.
    if (samples.has(toSound(word))) continue;
    const reading = phrases.find(({ whole }) => whole === toSound(word))?.reading;
    const code = reading?.codes[0];
    if (reading !== undefined && code !== undefined) {
      const why = { kind: 'meaning', meaning: reading.meaning } as const;
      listed.push({
        named: { code, ranked: { rank: 0, why } },
        kind: isOccasion(reading) ? 'occasion' : 'sign',
      });
      continue;
    }
    // Acid by itself is none of the tests whose name begins with it.
    const named = word.length < 2 || plain.has(word) ? undefined : findNamed(index, word);
    if (!named) return [];
    listed.push({ named, kind: 'test' });
  }
  if (listed.length < 2) return [];
  // A test that is asked for comes before pregnancy and the like, a sign takes its place.
  const hasSign = listed.some(({ kind }) => kind === 'sign');
  const occasions = hasSign ? [] : listed.filter(({ kind }) => kind === 'occasion');
  return [...listed.filter(({ kind }) => kind !== 'occasion'), ...occasions].map(({ named }) => named);
}

/** The test that holds most of a list for less than its parts cost: five counts are a blood count. */
export function findWhole({ byCode }: SearchIndex, listed: readonly string[]): Named | undefined {
  const wholes = [...byCode].flatMap(([code, { entry }]) => {
    const held = listed
      .filter((one) => entry.includes.includes(one))
      .flatMap((one) => byCode.get(one)?.entry ?? []);
    const saving = held.reduce((sum, { price }) => sum + price, 0) - entry.price;
    const parts = held.map(({ title }) => title);
    return held.length > 1 && saving > 0 && !listed.includes(code) ? [{ code, parts, saving }] : [];
  });
  const [best] = wholes.sort(
    (one, other) => other.parts.length - one.parts.length || other.saving - one.saving,
  );
  if (!best) return undefined;
  const { code, parts, saving } = best;
  return { code, ranked: { rank: 0, why: { kind: 'whole', parts, saving } } };
}
