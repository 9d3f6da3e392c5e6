import { type Dispatch, useEffect, useRef } from 'react';
import { Fault } from '#components/ui/Field.tsx';
import type { Action } from '#lib/editor/state.ts';

type Props = {
  title: string;
  fault: string | undefined;
  /** A new post begins with its title. */
  isNew: boolean;
  firstBlock: string;
  dispatch: Dispatch<Action>;
};

const placeholder = 'What is this post about?';
const titleLook = '[grid-area:1/1] m-0 min-h-0! min-w-0 px-2! py-1! wrap-anywhere';

export function Title({ title, fault, isNew, firstBlock, dispatch }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isNew || fault !== undefined) field.current?.focus();
  }, [isNew, fault]);
  return (
    <div className="border-b border-rule pb-4">
      <label className="label pl-2" htmlFor="post-title">
        Title
      </label>
      {/* The copy of the words makes the field as high as they are. */}
      <div className="grid font-display text-h2 leading-[1.2] font-[600] tracking-[-0.01em] focus-within:shadow-[inset_3px_0_var(--color-eosin)]">
        <span
          className={`invisible whitespace-pre-wrap ${titleLook}`}
          aria-hidden="true"
        >{`${title || placeholder} `}</span>
        <textarea
          className={`resize-none! overflow-hidden border-0! bg-transparent! outline-none ${titleLook}`}
          id="post-title"
          ref={field}
          rows={1}
          maxLength={300}
          value={title}
          placeholder={placeholder}
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
      <Fault name="post-title" fault={fault ?? null} isSpoken />
    </div>
  );
}
