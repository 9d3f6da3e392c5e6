import { routes } from '#config/routes.ts';
import type { PackMeaning } from '#lib/finder/data.ts';
import type { Missing } from '#lib/finder/search.ts';
import { formatRupees } from '#lib/money.ts';
import type { SiteAnswer } from '#schemas/site-answer.ts';

interface Props {
  absent: readonly Missing[];
  siteAnswers: readonly SiteAnswer[];
  packs: readonly PackMeaning[];
  /** The chat, with the question for a test that is not in the lists. */
  askLink: string;
  /** The chat, with the message of a booking. */
  bookLink: string;
}

/** What a search asks for that is no row of the list: tests that are not offered, pages, health packs. */
export function StatusLines({ absent, packs, siteAnswers, askLink, bookLink }: Props) {
  const nearest = [...new Map(absent.flatMap((one) => one.nearest).map((one) => [one.code, one])).values()];
  return (
    <div role="status">
      {absent.length > 0 && (
        <p className="mb-4">
          Not in our price lists: <b className="font-[400]">{absent.map(({ name }) => name).join(', ')}</b>.{' '}
          {nearest.length > 0 && (
            <>
              The nearest that we offer:{' '}
              {nearest.map(({ code, slug, title, price }, at) => (
                <span key={code}>
                  {at > 0 && ', '}
                  <a href={routes.test(slug)}>{title}</a> {formatRupees(price)}
                </span>
              ))}
              .{' '}
              <a href={bookLink} target="_blank" rel="noopener">
                Book by chat
              </a>
              .{' '}
            </>
          )}
          <a href={askLink} target="_blank" rel="noopener">
            Ask us by chat
          </a>
          .
        </p>
      )}
      {siteAnswers.map(({ title, href }) => (
        <p key={href} className="mb-4">
          About us: <a href={href}>{title}</a>.
        </p>
      ))}
      {packs.map(({ meaning, packs: named }) => (
        <p className="mb-4" key={meaning}>
          Among our <a href={routes.packages}>health packs</a>:{' '}
          {named.map(({ name, price }) => `${name}\u00a0${formatRupees(price)}`).join(', ')}.
        </p>
      ))}
    </div>
  );
}
