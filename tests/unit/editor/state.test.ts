import { describe, expect, it } from 'vitest';
import { toText } from '#lib/editor/blocks.ts';
import { type Action, type EditorState, isSame, open, reduce, toDraft } from '#lib/editor/state.ts';
import { toPost } from './draft.ts';

const run = (state: EditorState, ...actions: Action[]): EditorState => actions.reduce(reduce, state);
const toTexts = (state: EditorState) => state.history.present.blocks.map(toText);
const undo: Action = { type: 'step', to: 'undo' };
const redo: Action = { type: 'step', to: 'redo' };
const write = (id: string, text: string, at: number): Action => ({
  type: 'write',
  id,
  words: { text },
  at,
});

describe('the editor', () => {
  it('takes typing back in one step, until there was a pause', () => {
    const typed = run(open(toPost('')), write('', 'a', 1000), write('', 'ab', 1400), write('', 'abc', 9000));
    expect(toTexts(run(typed, undo))).toEqual(['ab']);
    expect(toTexts(run(typed, undo, undo))).toEqual(['']);
    expect(toTexts(run(typed, undo, undo, undo, redo, redo, redo))).toEqual(['abc']);
  });
  it('leaves the caret where it is when a field comes back', () => {
    const state = run(open(toPost('a')), { type: 'fill', field: 'title', value: 'T', at: 1 }, undo);
    expect(state).toMatchObject({ focus: null, history: { present: { title: '' } } });
  });
  it('takes each choice of a category back by itself, and keeps it in the draft', () => {
    const state = run(
      open(toPost('a')),
      { type: 'categories', ids: [4] },
      { type: 'categories', ids: [4, 9] },
    );
    expect(toDraft(state, '').categories).toEqual([4, 9]);
    expect(run(state, undo)).toMatchObject({ focus: null, history: { present: { categories: [4] } } });
  });
  it('goes from the words of a block to its neighbour, and stays at both ends', () => {
    const state = open(toPost('a', 'b'));
    const down = run(state, { type: 'go', id: 'a', by: 1 });
    expect(down).toMatchObject({ current: 'b', focus: { id: 'b', caret: 0 } });
    expect(run(down, { type: 'go', id: 'b', by: -1 })).toMatchObject({ focus: { id: 'a', caret: 'end' } });
    expect(run(state, { type: 'go', id: 'a', by: -1 }, { type: 'go', id: 'b', by: 1 })).toBe(state);
  });
  it('leaves the focus in the tools where a key was pressed there', () => {
    const state = run(
      open(toPost('a', 'b')),
      { type: 'turn', id: 'a', kind: 3, stays: true },
      { type: 'move', id: 'a', to: 1 },
      { type: 'step', to: 'undo', stays: true },
    );
    expect(state.focus).toBeNull();
    expect(toTexts(state)).toEqual(['a', 'b']);
  });
  it('forgets what was taken back when something new is written', () => {
    const state = run(open(toPost('a')), write('a', 'b', 1), undo, write('a', 'c', 2), redo);
    expect(toTexts(state)).toEqual(['c']);
  });
  it('steps through order, kind, deletion and fields alike', () => {
    const changed = run(
      open(toPost('a', 'b')),
      { type: 'move', id: 'a', to: 1 },
      { type: 'turn', id: 'b', kind: 2 },
      { type: 'remove', id: 'a' },
      { type: 'fill', field: 'title', value: 'Title', at: 1 },
    );
    expect(toTexts(changed)).toEqual(['b']);
    const back = run(changed, undo, undo, undo, undo);
    expect(toTexts(back)).toEqual(['a', 'b']);
    expect(back.history.present).toMatchObject({ title: '', blocks: [{ type: 'paragraph' }, {}] });
    expect(back.history.past).toEqual([]);
  });
  it('puts the caret into what Enter adds', () => {
    const state = run(open(toPost('a', 'b')), {
      type: 'split',
      id: 'a',
      around: [{ text: 'a' }, { text: '' }],
    });
    expect(toTexts(state)).toEqual(['a', '', 'b']);
    expect(state.focus).toMatchObject({ id: state.history.present.blocks[1]?.id, caret: 0 });
  });
  it('inserts after the block that was used last', () => {
    const state = run(open(toPost('a', 'b')), { type: 'select', id: 'a' }, { type: 'insert', kind: 'image' });
    expect(state.history.present.blocks.map(({ type }) => type)).toEqual(['paragraph', 'image', 'paragraph']);
  });
  it('does not delete the last block', () => {
    const state = open(toPost('a'));
    expect(reduce(state, { type: 'remove', id: 'a' })).toBe(state);
  });
  it('keeps the state of publication out of the steps', () => {
    const live = { id: 1_000_000_001, version: 1, slug: 'a', at: '2026-11-21T00:00:00.000Z' };
    const state = run(
      open(toPost('a')),
      write('a', 'b', 1),
      { type: 'status', status: 'published', live },
      undo,
    );
    expect(toDraft(state, 'now')).toMatchObject({
      status: 'published',
      live,
      blocks: [{ content: { text: 'a' } }],
    });
    expect(
      toDraft(run(state, { type: 'status', status: 'draft', live: undefined }), 'now'),
    ).not.toHaveProperty('live');
  });
  it('is the same when the same happened to it, and another with other words', () => {
    const completed: Action = { type: 'completed', slug: 'a', excerpt: 'a' };
    const [one, other] = [run(open(toPost('a')), completed), run(open(toPost('a')), completed)];
    expect(isSame(one, other)).toBe(true);
    expect(isSame(one, run(other, write('a', 'a AFTER', 1)))).toBe(false);
  });
  it('brings a replaced version back', () => {
    const state = run(open(toPost('mine')), { type: 'replace', draft: toPost('theirs') });
    expect(toTexts(state)).toEqual(['theirs']);
    expect(toTexts(run(state, undo))).toEqual(['mine']);
  });
});
