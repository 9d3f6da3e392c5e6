import { routes } from '#config/routes.ts';
import type { PackMeaning } from '#lib/finder/data.ts';
import { formatRupees } from '#lib/money.ts';

interface Props {
  absent: readonly string[];
  packs: readonly PackMeaning[];
  /** The chat, with the question for a test that is not in the lists. */
  askLink: string;
}

/** What a search asks for that is no row of the list: tests that are not offered, and health packs. */
export function StatusLines({ absent, packs, askLink }: Props) {
  return (
    <div role="status">
      {absent.length > 0 && (
        <p>
          Not in our price lists: <b>{absent.join(', ')}</b>.{' '}
          <a href={askLink} target="_blank" rel="noopener">
            Ask us by chat
          </a>
          .
        </p>
      )}
      {packs.map(({ meaning, packs: named }) => (
        <p key={meaning}>
          Among our <a href={routes.packages}>health packs</a>:{' '}
          {named.map(({ name, price }) => `${name}\u00a0${formatRupees(price)}`).join(', ')}.
        </p>
      ))}
    </div>
  );
}
