import { type ReactNode, type Ref, useId } from 'react';

interface Props {
  title: ReactNode;
  /** Where the focus goes when what had it is gone. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A part of the plan under its heading. */
export function PlanSection({ title, headingRef, children }: Props) {
  const id = useId();
  return (
    <section className="mt-9 first:mt-0" aria-labelledby={id}>
      <h2
        ref={headingRef}
        id={id}
        className="border-b-2 border-ink pb-2 text-h3 outline-none"
        tabIndex={headingRef ? -1 : undefined}
      >
        {title}
      </h2>
      {children}
    </section>
  );
}
