import type { ButtonHTMLAttributes } from 'react';

/** A button that reads like a link in its sentence. */
export function TextButton({
  className = '',
  ...rest
}: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'>) {
  return (
    <button
      className={`min-h-11 border-0 bg-transparent px-1 text-haematoxylin underline underline-offset-[0.18em] ${className}`}
      type="button"
      {...rest}
    />
  );
}
