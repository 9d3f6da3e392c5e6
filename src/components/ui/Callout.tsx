import type { ComponentProps } from 'react';

/** What went wrong, or well, in a box with a coloured edge. */
export const calloutLooks = {
  problem: 'grid justify-items-start gap-1.5 rounded-sharp border-l-4 border-l-vermilion bg-paper px-4 py-3',
  good: 'grid justify-items-start gap-1.5 rounded-sharp border-l-4 border-l-leaf bg-paper px-4 py-3',
};

export function Callout({ tone, ...rest }: ComponentProps<'div'> & { tone: keyof typeof calloutLooks }) {
  return <div {...rest} className={calloutLooks[tone]} />;
}
