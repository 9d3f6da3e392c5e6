import type { ComponentProps } from 'react';

const waiting =
  'disabled:cursor-progress disabled:opacity-65 aria-disabled:cursor-progress aria-disabled:opacity-65';

const looks = {
  full: `button ${waiting}`,
  quiet: `button quiet ${waiting}`,
  danger: `button border-vermilion bg-transparent text-vermilion hover:bg-vermilion hover:text-sheet ${waiting}`,
  /** Reads as a link in the text. */
  text: 'inline-flex min-h-11 items-center border-0 bg-transparent p-0 text-left text-haematoxylin underline decoration-1 underline-offset-[0.18em] disabled:no-underline disabled:opacity-55',
};

type Look = {
  tone?: keyof typeof looks | undefined;
  /** As wide as the form that it sends. */
  isWide?: boolean | undefined;
};

const toClasses = ({ tone = 'full', isWide = false }: Look, className = '') =>
  [looks[tone], isWide && 'min-h-12 w-full', className].filter(Boolean).join(' ');

export type ButtonProps = ComponentProps<'button'> & Look;

export function Button({ tone, isWide, className, type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={toClasses({ tone, isWide }, className)} />;
}

/** A link that looks like a button. */
export function ButtonLink({ tone, isWide, className, ...rest }: ComponentProps<'a'> & Look) {
  return <a {...rest} className={toClasses({ tone, isWide }, className)} />;
}

/** Chooses a file. Its field is never shown, and the label that has its looks shows the focus. */
export function FileButton({
  tone,
  className = '',
  children,
  onChange,
  ...input
}: ComponentProps<'input'> & Look) {
  return (
    <label
      className={`relative cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-haematoxylin ${toClasses({ tone }, className)}`}
    >
      {children}
      <input
        {...input}
        className="pointer-events-none absolute m-0 size-px opacity-0"
        type="file"
        onChange={(event) => {
          onChange?.(event);
          // The same file may be chosen again.
          event.currentTarget.value = '';
        }}
      />
    </label>
  );
}

/** Buttons beside one another. */
export function Actions({ className = '', ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={`flex flex-wrap gap-2.5 max-sm:*:px-[0.9rem] ${className}`} />;
}
