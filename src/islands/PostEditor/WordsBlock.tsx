import { type ClipboardEvent, type Dispatch, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import type { Action, Focus } from '#lib/editor/state.ts';
import type { BlockOf } from '#schemas/draft.ts';
import { pasteInto } from './paste.ts';

type Props = {
  block: BlockOf<'paragraph'> | BlockOf<'heading'>;
  focus: Focus | null;
  dispatch: Dispatch<Action>;
};

/** A paragraph or a heading: a field as high as its words. */
export function WordsBlock({ block, focus, dispatch }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { id, order, type } = block;
  const { text } = block.content;
  const name = type === 'heading' ? `Heading ${block.content.level}` : 'Paragraph';

  // biome-ignore lint/correctness/useExhaustiveDependencies: the caret moves once for each turn, not with the words
  useLayoutEffect(() => {
    if (!focus || focus.caret === 'block') return;
    const at = focus.caret === 'end' ? (field.current?.value.length ?? 0) : focus.caret;
    field.current?.focus();
    field.current?.setSelectionRange(at, at);
  }, [focus?.turn]);

  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const { selectionStart: start, selectionEnd: end } = event.currentTarget;
    const isPlain = start === end && !event.shiftKey;
    const act = (action: Action) => {
      event.preventDefault();
      dispatch(action);
    };
    if (event.key === 'Enter' && !event.shiftKey) {
      if (start !== end) dispatch({ type: 'write', id, text: text.slice(0, start) + text.slice(end), at: 0 });
      act({ type: 'split', id, caret: start });
    } else if (event.key === 'Backspace' && end === 0) {
      if (text === '') act({ type: 'remove', id });
      else act({ type: 'join', id });
    } else if (event.key === 'ArrowUp' && isPlain && start === 0) act({ type: 'go', id, by: -1 });
    else if (event.key === 'ArrowDown' && isPlain && end === text.length) act({ type: 'go', id, by: 1 });
  };

  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { selectionStart: start, selectionEnd: end } = event.currentTarget;
    pasteInto(event, (blocks) => dispatch({ type: 'paste', id, selection: { start, end }, blocks }));
  };

  return (
    <div className="grow" data-text={`${text} `}>
      <textarea
        ref={field}
        rows={1}
        value={text}
        aria-label={`${name}, block ${order + 1}`}
        placeholder={
          type === 'heading'
            ? name
            : order === 0
              ? 'Write here, or paste from a word processor'
              : 'Write here'
        }
        onChange={(event) => dispatch({ type: 'write', id, text: event.currentTarget.value, at: Date.now() })}
        onKeyDown={press}
        onPaste={paste}
      />
    </div>
  );
}
