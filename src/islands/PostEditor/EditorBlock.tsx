import { type Dispatch, type KeyboardEvent, memo, useLayoutEffect, useRef } from 'react';
import { EditorIcon } from '#components/admin/EditorIcon.tsx';
import { isWords } from '#lib/editor/blocks.ts';
import type { Action, Focus } from '#lib/editor/state.ts';
import type { Block } from '#schemas/draft.ts';
import { FixedBlock } from './FixedBlock.tsx';
import { ImageBlock } from './ImageBlock.tsx';
import { RichField } from './RichField.tsx';
import type { Grip } from './use-drag.ts';
import { WordsField } from './WordsField.tsx';

type Props = {
  block: Block;
  isCurrent: boolean;
  /** Where the caret goes, if into this block. */
  focus: Focus | null;
  dispatch: Dispatch<Action>;
  isDragged: boolean;
  /** The side on which the dragged block would be dropped. */
  drop: 'before' | 'after' | undefined;
  grip: Grip;
};

const toName = (block: Block): string => {
  if (block.type === 'heading') return `heading ${block.content.level}`;
  return block.type === 'other' ? 'part kept as it is' : block.type;
};

/** A block with its grip. As a whole it takes the keys that do not belong to its words. Drawn anew only when it changes. */
export const EditorBlock = memo(function EditorBlock(props: Props) {
  const { block, isCurrent, focus, dispatch, isDragged, drop, grip } = props;
  const item = useRef<HTMLLIElement>(null);
  const { id, order } = block;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves once for each turn
  useLayoutEffect(() => {
    if (focus?.caret === 'block') item.current?.focus();
  }, [focus?.turn]);

  const press = (event: KeyboardEvent<HTMLLIElement>) => {
    // The words have done it.
    if (event.isDefaultPrevented()) return;
    const act = (action: Action) => {
      event.preventDefault();
      dispatch(action);
    };
    const isWhole = event.target === event.currentTarget;
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      const to = order + (event.key === 'ArrowUp' ? -1 : 1);
      if (to >= 0) act({ type: 'move', id, to, focus: 'block' });
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
      className="group/block relative scroll-mt-36 scroll-mb-4 border-l-3 border-transparent py-1 pl-5 outline-none focus:border-haematoxylin focus:bg-wash focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-haematoxylin data-current:border-eosin data-dragged:opacity-45 data-[drop=after]:shadow-[0_3px_0_var(--color-eosin)] data-[drop=before]:shadow-[0_-3px_0_var(--color-eosin)]"
      data-block={id}
      data-current={isCurrent || undefined}
      data-dragged={isDragged || undefined}
      data-drop={drop}
      tabIndex={-1}
      aria-label={`Block ${order + 1}, ${toName(block)}`}
      onFocus={() => dispatch({ type: 'select', id })}
      onKeyDown={press}
    >
      <span
        className="absolute top-1 -left-1.5 grid h-11 w-7 cursor-grab touch-none place-items-center text-rule-strong hover:text-haematoxylin"
        data-grip
        aria-hidden="true"
        onPointerDown={(event) => grip.begin(event, id)}
        onPointerMove={grip.move}
        onPointerUp={grip.drop}
        onPointerCancel={grip.cancel}
      >
        <EditorIcon name="grip" />
      </span>
      <BlockContent block={block} focus={focus} dispatch={dispatch} />
    </li>
  );
});

function BlockContent({ block, ...rest }: Pick<Props, 'block' | 'focus' | 'dispatch'>) {
  if (block.type === 'image') return <ImageBlock block={block} {...rest} />;
  if (isWords(block)) return <WordsField block={block} {...rest} />;
  return block.type === 'other' ? <FixedBlock block={block} /> : <RichField block={block} {...rest} />;
}
