import { routes } from '#config/routes.ts';
import { PlanLink } from '#islands/PlanLink/PlanLink.tsx';
import type { Bundle } from '#lib/compare/bundles.ts';
import type { Comparison } from '#lib/compare/lines.ts';
import type { SpecimenName } from '#schemas/specimen.ts';

interface Props {
  columns: readonly Bundle[];
  comparison: Comparison;
  /** Addresses of the drawings of tubes. */
  drawings: { readonly [Name in SpecimenName]?: string };
}

/** The name of a line says in words that its cells are not all the same. */
function Differs({ shown }: { shown: boolean }) {
  return shown && <small>differs</small>;
}

/** Panels and packs as columns: what each costs and asks for, then every test by department. */
export function CompareTable({ columns, comparison, drawings }: Props) {
  const { facts, groups } = comparison;
  const cell = (name: string, text: string, { containers }: Bundle) => {
    if (name === 'Price') return <strong>{text}</strong>;
    if (name !== 'Tubes and containers') return text;
    return containers.map(({ specimen, amount }) => (
      <span key={`${specimen} ${amount}`}>
        <svg width={20} height={20} aria-hidden="true">
          <use href={drawings[specimen]} />
        </svg>
        {`${specimen} ${amount.replaceAll(' ', '\u00a0')}`}
      </span>
    ));
  };
  return (
    // The keyboard scrolls a region that has the focus.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table has to be scrolled without a pointer
    <section className="compare-table" aria-label="Panels and packs side by side" tabIndex={0}>
      <table data-many={columns.length > 3 || undefined}>
        <thead>
          <tr>
            <td />
            {columns.map(({ id, title, slug }) => (
              <th key={id} scope="col">
                <a href={slug === null ? `${routes.packages}#${id}` : routes.test(slug)}>{title}</a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {facts.map(({ name, texts, differs }) => (
            <tr key={name} data-differs={differs || undefined}>
              <th scope="row">
                {name}
                <Differs shown={differs} />
              </th>
              {columns.map((column, place) => (
                <td key={column.id}>{cell(name, texts[place] ?? '', column)}</td>
              ))}
            </tr>
          ))}
          <tr className="print:hidden">
            <th scope="row">Plan</th>
            {columns.map(({ id, title }) => (
              <td key={id}>
                <PlanLink id={id} title={title} />
              </td>
            ))}
          </tr>
        </tbody>
        {groups.map(({ department, lines }) => (
          <tbody key={department}>
            <tr>
              <th scope="rowgroup">{department}</th>
            </tr>
            {lines.map(({ code, title, slug, differs }) => (
              <tr key={code} data-differs={differs || undefined}>
                <th scope="row">
                  <a href={routes.test(slug)}>{title}</a>
                  <Differs shown={differs} />
                </th>
                {columns.map(({ id, tests, swaps }) => (
                  <td key={id}>
                    {tests.includes(code) ? (
                      <>
                        <b>Yes</b>
                        {swaps.has(code) && <small>{swaps.get(code)}</small>}
                      </>
                    ) : (
                      <i>No</i>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}
