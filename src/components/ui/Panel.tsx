import { type ComponentProps, useId } from 'react';

/** A report sheet: thin rules and a strong left edge. */
export const sheetLook =
  'rounded-l-sharp rounded-r-soft border border-l-4 border-rule border-l-haematoxylin bg-sheet';

/** A framed part of a screen. */
export const panelLook =
  'grid grid-cols-[minmax(0,1fr)] content-start gap-3 rounded-sharp border border-rule bg-sheet p-5';

type Props = ComponentProps<'section'> & {
  /** Its heading; a panel without one has a label. */
  heading?: string;
};

export function Panel({ heading, className = '', children, ...rest }: Props) {
  const id = useId();
  return (
    <section {...rest} aria-labelledby={heading && id} className={`${panelLook} ${className}`}>
      {heading && (
        <h2 className="text-h3" id={id}>
          {heading}
        </h2>
      )}
      {children}
    </section>
  );
}
