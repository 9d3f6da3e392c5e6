import { type Dispatch, type KeyboardEvent, memo, type PointerEvent, useLayoutEffect, useRef } from 'react';
import { Sign } from '#components/admin/Sign.tsx';
import type { Action, Focus } from '#lib/editor/state.ts';
import type { Block } from '#schemas/draft.ts';
import { ImageBlock } from './ImageBlock.tsx';
import { WordsBlock } from './WordsBlock.tsx';

type Props = {
  block: Block;
  isCurrent: boolean;
  /** Where the caret goes, if into this block. */
  focus: Focus | null;
  dispatch: Dispatch<Action>;
  onGrip: (event: PointerEvent<HTMLElement>, id: string) => void;
};

const toName = (block: Block): string =>
  block.type === 'heading' ? `heading ${block.content.level}` : block.type;

/** A block with its grip. As a whole it takes the keys that do not belong to its words. Drawn anew only when it changes. */
export const EditorBlock = memo(function EditorBlock({ block, isCurrent, focus, dispatch, onGrip }: Props) {
  const item = useRef<HTMLLIElement>(null);
  const { id, order } = block;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves once for each turn
  useLayoutEffect(() => {
    if (focus?.caret === 'block') item.current?.focus();
  }, [focus?.turn]);

  const press = (event: KeyboardEvent<HTMLLIElement>) => {
    const act = (action: Action) => {
      event.preventDefault();
      dispatch(action);
    };
    const isWhole = event.target === event.currentTarget;
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      const to = order + (event.key === 'ArrowUp' ? -1 : 1);
      const { target } = event;
      // In its words the caret stays where it is.
      const focus = target instanceof HTMLTextAreaElement ? target.selectionStart : 'block';
      if (to >= 0) act({ type: 'move', id, to, focus });
    } else if (!isWhole && event.key === 'Escape' && !event.nativeEvent.isComposing) {
      act({ type: 'focus', id, caret: 'block' });
    } else if (isWhole && event.key === 'Enter') act({ type: 'focus', id, caret: 'end' });
    else if (isWhole && (event.key === 'Delete' || event.key === 'Backspace')) act({ type: 'remove', id });
    else if (isWhole && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      const next =
        event.key === 'ArrowUp' ? item.current?.previousElementSibling : item.current?.nextElementSibling;
      event.preventDefault();
      if (next instanceof HTMLElement) next.focus();
    }
  };

  return (
    <li
      ref={item}
      className="block"
      data-block={id}
      data-kind={block.type === 'heading' ? `h${block.content.level}` : block.type}
      data-current={isCurrent || undefined}
      tabIndex={-1}
      aria-label={`Block ${order + 1}, ${toName(block)}`}
      onFocus={() => dispatch({ type: 'select', id })}
      onKeyDown={press}
    >
      <span className="grip" aria-hidden="true" onPointerDown={(event) => onGrip(event, id)}>
        <Sign name="grip" />
      </span>
      {block.type === 'image' ? (
        <ImageBlock block={block} focus={focus} dispatch={dispatch} />
      ) : (
        <WordsBlock block={block} focus={focus} dispatch={dispatch} />
      )}
    </li>
  );
});
