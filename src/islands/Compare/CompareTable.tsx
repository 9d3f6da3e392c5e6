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

/** Wide: it is moved within itself. On paper it cannot be. */
const frame =
  'edge-shadows-paper relative mt-2 max-h-[calc(100dvh-6rem)] overflow-auto overscroll-x-contain border-y-2 border-ink print:max-h-none print:overflow-visible';
const small = 'block text-[0.8125rem] print:text-[1em]';
const nameLink = '-my-1.5 flex min-h-11 items-center';

/** The name of a line says in words that its cells are not all the same. */
function Differs({ shown }: { shown: boolean }) {
  return shown && <small className={small}>differs</small>;
}

/** Panels and packs as columns: what each costs and asks for, then every test by department. */
export function CompareTable({ columns, comparison, drawings }: Props) {
  const { facts, groups } = comparison;
  const cell = (name: string, text: string, { containers }: Bundle) => {
    if (name === 'Price')
      return (
        <strong className="font-display text-[1.25rem]/[1.2] font-[600] print:text-[1em]">{text}</strong>
      );
    if (name !== 'Tubes and containers') return text;
    return containers.map(({ specimen, amount }) => (
      <span key={`${specimen} ${amount}`} className="relative block pl-6 print:p-0">
        <svg className="absolute left-0 print:hidden" width={20} height={20} aria-hidden="true">
          <use href={drawings[specimen]} />
        </svg>
        {`${specimen} ${amount.replaceAll(' ', '\u00a0')}`}
      </span>
    ));
  };
  return (
    // The keyboard scrolls a region that has the focus.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table has to be scrolled without a pointer
    <section className={`compare-table ${frame}`} aria-label="Panels and packs side by side" tabIndex={0}>
      <table
        className="border-spacing-0 text-small leading-[1.4] tabular-nums print:w-full print:table-fixed data-many:print:text-[0.625rem]"
        data-many={columns.length > 3 || undefined}
      >
        <thead>
          <tr>
            <td />
            {columns.map(({ id, title, slug }) => (
              <th key={id} scope="col">
                <a
                  className="grid min-h-11 items-end leading-[1.25] font-[600]"
                  href={slug === null ? `${routes.packages}#${id}` : routes.test(slug)}
                >
                  {title}
                </a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {facts.map(({ name, texts, differs }) => (
            <tr key={name} className="print:break-inside-avoid" data-differs={differs || undefined}>
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
                <PlanLink id={id} title={title} className={nameLink} />
              </td>
            ))}
          </tr>
        </tbody>
        {groups.map(({ department, lines }) => (
          <tbody key={department}>
            <tr className="print:break-after-avoid">
              <th scope="rowgroup">{department}</th>
            </tr>
            {lines.map(({ code, title, slug, differs }) => (
              <tr key={code} className="print:break-inside-avoid" data-differs={differs || undefined}>
                <th scope="row">
                  <a className={`${nameLink} print:inline`} href={routes.test(slug)}>
                    {title}
                  </a>
                  <Differs shown={differs} />
                </th>
                {columns.map(({ id, tests, swaps }) => (
                  <td key={id}>
                    {tests.includes(code) ? (
                      <>
                        <b>Yes</b>
                        {swaps.has(code) && <small className={small}>{swaps.get(code)}</small>}
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
