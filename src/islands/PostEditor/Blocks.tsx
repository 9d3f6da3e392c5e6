import { type Dispatch, memo } from 'react';
import type { Action, Focus } from '#lib/editor/state.ts';
import type { Block } from '#schemas/draft.ts';
import { EditorBlock } from './EditorBlock.tsx';
import { findDrop, useDrag } from './use-drag.ts';

type Props = {
  blocks: readonly Block[];
  current: string;
  focus: Focus | null;
  dispatch: Dispatch<Action>;
};

export const Blocks = memo(function Blocks({ blocks, current, focus, dispatch }: Props) {
  const { list, grip, drag } = useDrag(dispatch);
  const ids = blocks.map(({ id }) => id);
  return (
    <ol className="mt-3" aria-label="Article" ref={list}>
      {blocks.map((block) => (
        <EditorBlock
          key={block.id}
          block={block}
          isCurrent={block.id === current}
          focus={focus?.id === block.id ? focus : null}
          dispatch={dispatch}
          isDragged={drag?.id === block.id}
          drop={findDrop(drag, ids, block.id)}
          grip={grip}
        />
      ))}
    </ol>
  );
});
