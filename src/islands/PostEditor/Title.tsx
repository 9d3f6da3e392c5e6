import { type Dispatch, useEffect, useRef } from 'react';
import type { Action } from '#lib/editor/state.ts';

type Props = {
  title: string;
  fault: string | undefined;
  /** A new post begins with its title. */
  isNew: boolean;
  firstBlock: string;
  dispatch: Dispatch<Action>;
};

export function Title({ title, fault, isNew, firstBlock, dispatch }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isNew || fault !== undefined) field.current?.focus();
  }, [isNew, fault]);
  return (
    <div className="title">
      <label className="label" htmlFor="post-title">
        Title
      </label>
      <div className="grow" data-text={`${title} `}>
        <textarea
          id="post-title"
          ref={field}
          rows={1}
          maxLength={300}
          value={title}
          placeholder="What is this post about?"
          aria-invalid={fault !== undefined}
          aria-describedby="post-title-fault"
          onChange={(event) =>
            dispatch({
              type: 'fill',
              field: 'title',
              value: event.currentTarget.value.replace(/\s*[\r\n]+\s*/g, ' '),
              at: Date.now(),
            })
          }
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            dispatch({ type: 'focus', id: firstBlock, caret: 'end' });
          }}
        />
      </div>
      <p className="fault" id="post-title-fault" role="alert">
        {fault}
      </p>
    </div>
  );
}
