/** The editor as one value and what happens to it. */
import {
  type BlockKind,
  changeKind,
  insertAfter,
  joinWithPrevious,
  makeBlock,
  moveBlock,
  pasteBlocks,
  removeBlock,
  replaceBlock,
  splitBlock,
  toKind,
  withRich,
  withWords,
} from '#lib/editor/blocks.ts';
import { begin, type History, record, redo, undo } from '#lib/editor/history.ts';
import type { Block, BlockOf, Draft, Live, Opened, RichBlock, Words } from '#schemas/draft.ts';

/** What undo brings back: all that a person writes. */
export type Document = Pick<
  Draft,
  | 'title'
  | 'slug'
  | 'excerpt'
  | 'titleHi'
  | 'summaryHi'
  | 'featuredImage'
  | 'author'
  | 'categories'
  | 'blocks'
>;
/** What is a line or a paragraph of words. */
export type Field = Exclude<keyof Document, 'categories' | 'blocks'>;

/** Where the caret should go: into a block's words, or on the block as a whole. */
export type Focus = { id: string; caret: number | 'end' | 'block'; turn: number };

export type EditorState = {
  history: History<Document>;
  /** What no undo touches. */
  fixed: Pick<Draft, 'id' | 'createdAt' | 'status' | 'live' | 'opened'>;
  /** The block that new ones are put after. */
  current: string;
  focus: Focus | null;
};

export type Action =
  | { type: 'write'; id: string; words: Words; at: number }
  /** The same of a list, a quote or a table. */
  | { type: 'shape'; id: string; content: RichBlock['content']; at: number }
  | { type: 'fill'; field: Field; value: string; at: number }
  | { type: 'categories'; ids: readonly number[] }
  | { type: 'picture'; id: string; content: BlockOf<'image'>['content'] }
  /** What stands before and after the caret. */
  | { type: 'split'; id: string; around: readonly [Words, Words] }
  | { type: 'insert'; kind: BlockKind }
  /** Out of a list or a quote, whose last line was empty, into a paragraph below. */
  | { type: 'leave'; id: string; content: RichBlock['content'] }
  | { type: 'paste'; id: string; around: readonly [Words, Words]; blocks: readonly Block[] }
  | { type: 'join'; id: string }
  | { type: 'remove'; id: string }
  | { type: 'move'; id: string; to: number; focus?: Focus['caret'] }
  /** `stays` leaves the focus where it is: in the tools. */
  | { type: 'turn'; id: string; kind: BlockKind; stays?: boolean }
  | { type: 'select'; id: string }
  | { type: 'focus'; id: string; caret: Focus['caret'] }
  /** From the words of a block on to its neighbour. */
  | { type: 'go'; id: string; by: -1 | 1 }
  | { type: 'step'; to: 'undo' | 'redo'; stays?: boolean }
  /** What saving filled in; no step of its own. */
  | { type: 'completed'; slug: string; excerpt: string }
  | { type: 'status'; status: Draft['status']; live: Live | undefined; opened?: Opened }
  /** Another version takes the place of this one, which undo brings back. */
  | { type: 'replace'; draft: Draft };

const toDocument = ({ id, createdAt, updatedAt, status, live, opened, ...document }: Draft): Document =>
  document;

const toFixed = ({ id, createdAt, status, live, opened }: Draft): EditorState['fixed'] => ({
  id,
  createdAt,
  status,
  ...(live && { live }),
  ...(opened && { opened }),
});

export function open(draft: Draft): EditorState {
  return {
    history: begin(toDocument(draft)),
    fixed: toFixed(draft),
    current: draft.blocks[0]?.id ?? '',
    focus: null,
  };
}

export function makeDraft(author: string, now: string, id: string = crypto.randomUUID()): Draft {
  return {
    id,
    title: '',
    slug: '',
    status: 'draft',
    createdAt: now,
    updatedAt: now,
    author,
    excerpt: '',
    titleHi: '',
    summaryHi: '',
    featuredImage: '',
    categories: [],
    blocks: [makeBlock('paragraph')],
  };
}

/** The draft as it would be kept now. */
export const toDraft = ({ history, fixed }: EditorState, updatedAt: string): Draft => ({
  ...fixed,
  ...history.present,
  updatedAt,
});

/** Whether the same would be kept of both; what was reduced twice from the same is no longer one object. */
export const isSame = (one: EditorState, other: EditorState): boolean =>
  JSON.stringify(toDraft(one, '')) === JSON.stringify(toDraft(other, ''));

/** The caret's next place; `turn` makes the same place new. */
const toFocus = (state: EditorState, id: string, caret: Focus['caret']): Focus => ({
  id,
  caret,
  turn: (state.focus?.turn ?? 0) + 1,
});

type Step = { group?: string; at?: number; current?: string; caret?: Focus['caret'] };

/** New blocks as a step of the history, and where the caret goes with it. */
function withBlocks(state: EditorState, blocks: Block[], { group, at, current, caret }: Step): EditorState {
  const document = { ...state.history.present, blocks };
  const id = current ?? state.current;
  return {
    ...state,
    history: record(state.history, document, group ?? null, at ?? 0),
    current: id,
    focus: caret === undefined ? state.focus : toFocus(state, id, caret),
  };
}

function step(state: EditorState, to: 'undo' | 'redo', stays: boolean): EditorState {
  const history = to === 'undo' ? undo(state.history) : redo(state.history);
  if (history === state.history) return state;
  const before = new Map(state.history.present.blocks.map((block) => [block.id, block]));
  const { blocks } = history.present;
  // A field of the details came back: the caret stays in it.
  if (blocks === state.history.present.blocks) return { ...state, history };
  // To what has come back or changed; where only something went, the caret stays if its block did.
  const changed = blocks.find((block) => before.get(block.id)?.content !== block.content);
  const present = blocks.some(({ id }) => id === state.current) ? state.current : blocks[0]?.id;
  const id = changed?.id ?? present ?? '';
  return { ...state, history, current: id, focus: stays ? state.focus : toFocus(state, id, 'end') };
}

export function reduce(state: EditorState, action: Action): EditorState {
  const { blocks } = state.history.present;
  switch (action.type) {
    case 'write': {
      const { id, words, at } = action;
      const next = replaceBlock(blocks, id, (block) => withWords(block, words));
      return withBlocks(state, next, { group: `write ${id}`, at, current: id });
    }
    case 'shape': {
      const { id, content, at } = action;
      const next = replaceBlock(blocks, id, (block) => withRich(block, content));
      return withBlocks(state, next, { group: `write ${id}`, at, current: id });
    }
    case 'fill': {
      const document = { ...state.history.present, [action.field]: action.value };
      return { ...state, history: record(state.history, document, `fill ${action.field}`, action.at) };
    }
    case 'categories': {
      const document = { ...state.history.present, categories: [...action.ids] };
      return { ...state, history: record(state.history, document, null, 0) };
    }
    case 'picture': {
      const next = replaceBlock(blocks, action.id, (block) =>
        block.type === 'image'
          ? { id: block.id, order: block.order, type: block.type, content: action.content }
          : block,
      );
      return withBlocks(state, next, { current: action.id });
    }
    case 'split': {
      const added = makeBlock('paragraph');
      return withBlocks(state, splitBlock(blocks, action.id, action.around, added), {
        current: added.id,
        caret: 0,
      });
    }
    case 'insert': {
      const added = makeBlock(action.kind);
      return withBlocks(state, insertAfter(blocks, state.current, [added]), {
        current: added.id,
        caret: 'end',
      });
    }
    case 'leave': {
      const added = makeBlock('paragraph');
      const left = replaceBlock(blocks, action.id, (block) => withRich(block, action.content));
      return withBlocks(state, insertAfter(left, action.id, [added]), { current: added.id, caret: 0 });
    }
    case 'paste': {
      const pasted = pasteBlocks(blocks, action.id, action.around, action.blocks);
      return withBlocks(state, pasted.blocks, { current: pasted.id, caret: pasted.caret });
    }
    case 'join': {
      const joined = joinWithPrevious(blocks, action.id);
      return joined ? withBlocks(state, joined.blocks, { current: joined.id, caret: joined.caret }) : state;
    }
    case 'remove': {
      if (blocks.length === 1) return state;
      const index = blocks.findIndex(({ id }) => id === action.id);
      const neighbour = blocks[index - 1] ?? blocks[index + 1];
      return withBlocks(state, removeBlock(blocks, action.id), {
        ...(neighbour && { current: neighbour.id }),
        caret: 'end',
      });
    }
    case 'move': {
      const from = blocks.findIndex(({ id }) => id === action.id);
      const to = Math.max(0, Math.min(action.to, blocks.length - 1));
      if (from < 0 || from === to) return state;
      return withBlocks(state, moveBlock(blocks, action.id, to), {
        current: action.id,
        ...(action.focus !== undefined && { caret: action.focus }),
      });
    }
    case 'turn': {
      const block = blocks.find(({ id }) => id === action.id);
      if (!block || toKind(block) === action.kind) return state;
      const next = replaceBlock(blocks, action.id, (one) => changeKind(one, action.kind));
      return withBlocks(state, next, { current: action.id, ...(!action.stays && { caret: 'end' }) });
    }
    case 'go': {
      const next = blocks[blocks.findIndex(({ id }) => id === action.id) + action.by];
      if (!next) return state;
      const caret = next.type === 'image' ? 'block' : action.by < 0 ? 'end' : 0;
      return { ...state, current: next.id, focus: toFocus(state, next.id, caret) };
    }
    case 'select':
      return state.current === action.id ? state : { ...state, current: action.id };
    case 'focus':
      return { ...state, current: action.id, focus: toFocus(state, action.id, action.caret) };
    case 'step':
      return step(state, action.to, action.stays ?? false);
    case 'completed': {
      const { slug, excerpt } = action;
      const { present } = state.history;
      if (present.slug === slug && present.excerpt === excerpt) return state;
      return { ...state, history: { ...state.history, present: { ...present, slug, excerpt } } };
    }
    case 'status': {
      const { live: _, ...fixed } = state.fixed;
      const { status, live, opened } = action;
      return { ...state, fixed: { ...fixed, status, ...(live && { live }), ...(opened && { opened }) } };
    }
    case 'replace': {
      const document = toDocument(action.draft);
      return {
        history: record(state.history, document, null, 0),
        fixed: toFixed(action.draft),
        current: document.blocks[0]?.id ?? '',
        focus: state.focus,
      };
    }
    default:
      return action satisfies never;
  }
}
