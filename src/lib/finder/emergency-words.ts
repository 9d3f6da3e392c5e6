import {
  type EmergencyIndex,
  type Forms,
  toEmergencyWords,
  toForms,
  toKey,
} from '#lib/finder/emergency-index.ts';
import { isWithin, toAllowedTypos } from '#lib/finder/typos.ts';

/** A word of a query with all that it may mean. */
export type Token = {
  readonly forms: Forms;
  /** Says nothing by itself: able, come, bahut. */
  readonly isLight: boolean;
  /** Denies something, in the order of its language. */
  readonly denier: 'english' | 'hindi' | null;
  readonly isBut: boolean;
  /** Its place among all words. */
  readonly at: number;
};

const denials = new Set(['not', 'bina']);
const isHindi = (key: string) => /^n(?:a|h|i$|ehi)/.test(key);

/** Slips are forgiven in words of five letters or more, where all that is as near means the same. */
function findSlip(key: string, spelt: readonly (readonly [string, string])[]): string | undefined {
  const allowed = toAllowedTypos(key);
  for (let slips = 1; slips <= allowed; slips += 1) {
    const near = spelt.filter(
      ([own]) =>
        own.length >= 5 &&
        Math.abs(own.length - key.length) <= slips &&
        // Whoever slips twice began right, or meant another word: confusion is no convulsion.
        key.startsWith(own.slice(0, slips * slips)) &&
        // Another letter of five makes another word: grass is no glass.
        (key.length > 5 ||
          own.length !== key.length ||
          [...own].sort().join('') === [...key].sort().join('')) &&
        isWithin(slips, key, own),
    );
    const forms = new Set(near.map(([, form]) => form));
    if (forms.size > 0) return forms.size === 1 ? [...forms][0] : undefined;
  }
  // All but its last letters: convuls.
  const begun = new Set(
    spelt
      .filter(([own]) => key.length >= 5 && own.startsWith(key) && own.length - key.length <= 2)
      .map(([, form]) => form),
  );
  return begun.size === 1 ? [...begun][0] : undefined;
}

/** Reads a query into tokens without its fillers. `known` are words of other meanings, which are no slips. */
export function createReader(index: EmergencyIndex, known: ReadonlySet<string>): (query: string) => Token[] {
  const formsOf = new Map<string, string[]>();
  const add = (key: string, form: string) => {
    const forms = formsOf.get(key) ?? [];
    if (!forms.includes(form)) formsOf.set(key, [...forms, form]);
  };
  for (const [form, keys] of Object.entries(index.spellings))
    for (const key of [toKey(form), ...toForms(keys)]) add(key, form);
  const phrases = [...index.calm, ...index.items.flatMap(({ phrases, names }) => [...phrases, ...names])];
  for (const form of phrases.flatMap(toForms)) add(form, form);
  const spelt = [...formsOf].flatMap(([key, forms]) => forms.map((form) => [key, form] as const));
  const [fillers, light] = [new Set(index.fillers), new Set(index.light)];
  const others = new Set([...known].map(toKey));
  const slips = new Map<string, string | undefined>();
  const repair = (key: string) => {
    if (others.has(key) || fillers.has(key) || light.has(key)) return undefined;
    if (!slips.has(key)) slips.set(key, findSlip(key, spelt));
    return slips.get(key);
  };
  return (query) =>
    toEmergencyWords(query).flatMap((word, at) => {
      const key = toKey(word);
      const own = formsOf.get(key);
      if (!own && fillers.has(key)) return [];
      const slip = own ? undefined : repair(key);
      const forms = own ?? [slip ?? key];
      const isDenial = forms.some((form) => denials.has(form));
      return [
        {
          forms,
          isLight: light.has(key) || forms.some((form) => light.has(form)),
          denier: isDenial ? (isHindi(key) ? 'hindi' : 'english') : null,
          isBut: forms.includes('but'),
          at,
        },
      ];
    });
}
