import { describe, expect, it } from 'vitest';
import { listChosen, toChoices, toggleChoice } from '#lib/editor/categories.ts';

const names = [
  { id: 4, name: 'Ticks', slug: 'ticks' },
  { id: 9, name: 'Cats', slug: 'cats' },
  { id: 1_000_000_001, name: 'Cats of ours', slug: 'cats' },
];
const choose = (chosen: readonly number[], name: string): number[] => {
  const choice = toChoices(names, chosen).find((one) => one.name === name);
  if (!choice) throw new Error(`no choice ${name}`);
  return toggleChoice(chosen, choice);
};

describe('the choice of categories', () => {
  it('goes by name, and offers one of a slug', () => {
    expect(toChoices(names, []).map(({ name, isChosen }) => [name, isChosen])).toEqual([
      ['Cats', false],
      ['Ticks', false],
    ]);
  });
  it('sets and takes away, the new one last', () => {
    expect(choose(choose([], 'Ticks'), 'Cats')).toEqual([4, 9]);
    expect(choose([4, 9], 'Ticks')).toEqual([9]);
  });
  it('knows a category by either of its ids', () => {
    expect(toChoices(names, [1_000_000_001])[0]).toMatchObject({ name: 'Cats', isChosen: true });
    expect(choose([1_000_000_001, 4], 'Cats')).toEqual([4]);
  });
  it('keeps one that was removed in sight until it is taken off', () => {
    expect(toChoices(names, [77]).at(-1)).toMatchObject({ id: 77, isChosen: true, isThere: false });
    expect(choose([77, 4], 'Removed meanwhile')).toEqual([4]);
  });
  it('names the chosen in the order in which they were chosen', () => {
    const chosen = [77, 1_000_000_001, 4, 9];
    expect(listChosen(toChoices(names, chosen), chosen)).toEqual(['Cats', 'Ticks']);
    expect(listChosen(toChoices(names, []), [])).toEqual([]);
  });
});
