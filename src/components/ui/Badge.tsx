import type { ReactNode } from 'react';

const toneClasses = {
  haematoxylin: 'border-haematoxylin text-haematoxylin',
  leaf: 'border-leaf text-leaf',
};

/** A word or two about the thing beside it, in a ring. */
export function Badge({
  tone = 'haematoxylin',
  children,
}: {
  tone?: keyof typeof toneClasses;
  children: ReactNode;
}) {
  return (
    <span
      className={`inline-block w-fit rounded-round border px-2.5 py-px text-small font-[600] ${toneClasses[tone]}`}
    >
      {children}
    </span>
  );
}
