import type { ReactNode } from 'react';

type Props = {
  /** The post: its name, and what is known of it. */
  post: ReactNode;
  /** What can be done with it. */
  children: ReactNode;
  /** What was opened of it, in the whole width. */
  below?: ReactNode;
};

/** How a link of a row looks. */
export const rowLink = 'inline-flex min-h-7 items-center';

/** Posts of the site as rows; nothing where there are none. */
export const SitePostRows = ({ children }: { children: readonly ReactNode[] }) =>
  children.length > 0 && <ul className="mt-3 border-b border-rule">{children}</ul>;

/** A post of the site that is no draft of this browser. */
export function SitePostRow({ post, children, below }: Props) {
  return (
    <li className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 border-t border-rule py-1.5 wrap-anywhere">
      <span className="flex min-w-0 grow basis-60 flex-wrap items-center gap-x-4">{post}</span>
      <span className="flex flex-wrap items-center gap-x-4">{children}</span>
      {below}
    </li>
  );
}
