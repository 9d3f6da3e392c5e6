import type { InputHTMLAttributes, ReactNode } from 'react';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type'> {
  type?: 'radio' | 'checkbox';
  /** Room within it, and its place. */
  className: string;
  children: ReactNode;
}

/** A choice of a filter. */
export function Chip({ type = 'radio', className, children, ...field }: Props) {
  return (
    <label className={`chip ${className}`}>
      <input type={type} {...field} />
      {children}
    </label>
  );
}
