import type { ComponentProps } from 'react';

/** A form of the account screens: it says itself what is wrong, beside each field. */
export function Form({ className = 'gap-4.5', ...rest }: ComponentProps<'form'>) {
  return <form {...rest} noValidate className={`grid grid-cols-[minmax(0,1fr)] ${className}`} />;
}

const columns = { 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-2 lg:grid-cols-3' };

type Props = Omit<ComponentProps<'fieldset'>, 'className'> & {
  /** Stands over the fields, under a rule. */
  legend?: string;
  /** At most so many fields side by side. */
  most?: keyof typeof columns;
};

/** Fields side by side where there is room. */
export function FieldGroup({ legend, most = 2, children }: Props) {
  const grid = `grid grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-4.5 ${columns[most]}`;
  if (legend === undefined) return <div className={grid}>{children}</div>;
  return (
    <fieldset className={`m-0 min-w-0 border-0 border-t border-rule p-0 pt-4 ${grid}`}>
      <legend className="label col-span-full float-left p-0">{legend}</legend>
      {children}
    </fieldset>
  );
}
