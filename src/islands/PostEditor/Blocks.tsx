import { type Dispatch, memo } from 'react';
import type { Action, Focus } from '#lib/editor/state.ts';
import type { Block } from '#schemas/draft.ts';
import { EditorBlock } from './EditorBlock.tsx';
import { useDrag } from './use-drag.ts';

type Props = {
  blocks: readonly Block[];
  current: string;
  focus: Focus | null;
  dispatch: Dispatch<Action>;
};

export const Blocks = memo(function Blocks({ blocks, current, focus, dispatch }: Props) {
  const { list, onGrip } = useDrag(dispatch);
  return (
    <ol className="mt-3" aria-label="Article" ref={list}>
      {blocks.map((block) => (
        <EditorBlock
          key={block.id}
          block={block}
          isCurrent={block.id === current}
          focus={focus?.id === block.id ? focus : null}
          dispatch={dispatch}
          onGrip={onGrip}
        />
      ))}
    </ol>
  );
});
