/** The categories of a post, as its writer chooses them. */
type Named = { id: number; name: string; slug: string };

export type Choice = {
  /** The id that choosing it adds. */
  id: number;
  /** All that stand for the same category. */
  ids: readonly number[];
  name: string;
  isChosen: boolean;
  /** Whether the table still has it. */
  isThere: boolean;
};

/**
 * What there is to choose from, by name. WordPress and this site may both have a category of one slug, which readers
 * see once, and so do writers. A chosen one that is not there any more stays in sight until it is taken off.
 */
export function toChoices(categories: readonly Named[], chosen: readonly number[]): Choice[] {
  const bySlug = new Map<string, Choice>();
  for (const { id, name, slug } of categories) {
    const { ids = [], ...first } = bySlug.get(slug) ?? { id, name };
    const all = [...ids, id];
    bySlug.set(slug, {
      ...first,
      ids: all,
      isChosen: all.some((one) => chosen.includes(one)),
      isThere: true,
    });
  }
  const known = new Set(categories.map(({ id }) => id));
  const missing = chosen.filter((id) => !known.has(id));
  return [
    ...[...bySlug.values()].sort((a, b) => a.name.localeCompare(b.name, 'en')),
    ...missing.map((id) => ({ id, ids: [id], name: 'Removed meanwhile', isChosen: true, isThere: false })),
  ];
}

/** The chosen ids after a tick was set or taken away; a new one comes last. */
export function toggleChoice(chosen: readonly number[], { id, ids, isChosen }: Choice): number[] {
  return isChosen ? chosen.filter((one) => !ids.includes(one)) : [...chosen, id];
}

/** The names of those that are there, in the order in which they were chosen. */
export function listChosen(choices: readonly Choice[], chosen: readonly number[]): string[] {
  const there = choices.filter(({ isThere }) => isThere);
  return [...new Set(chosen.flatMap((id) => there.find(({ ids }) => ids.includes(id))?.name ?? []))];
}
