import { routes } from '#config/routes.ts';
import type { Sign } from '#lib/finder/signs.ts';

const way = 'mr-3 inline-block py-2.5';

/** Links to the signs that a search speaks of; an invitation to all of them where it speaks of none. */
export function SignLinks({ signs }: { signs: readonly Sign[] }) {
  return (
    <p className="text-[0.9375rem]">
      {signs.length === 0 ? (
        <>
          Not sure?{' '}
          <a className={way} href={routes.problems}>
            Start from what you see
          </a>
        </>
      ) : (
        <>
          {'By what you see: '}
          {signs.map(({ slug, sign }) => (
            <a key={slug} className={way} href={routes.problem(slug)}>
              {sign}
            </a>
          ))}
        </>
      )}
    </p>
  );
}
