import { useBuildInfo } from '#components/admin/use-build-info.ts';
import { routes } from '#config/routes.ts';
import { formatMoment } from '#lib/dates.ts';
import type { Live } from '#schemas/draft.ts';

/** Where a published post stands between the table and the pages of the site. */
export function LiveNote({ live }: { live: Live }) {
  const build = useBuildInfo();
  if (!build) return null;
  const isBuilt = Date.parse(build.builtAt) > Date.parse(live.at);
  return (
    <p className="live soft">
      {isBuilt ? (
        <>
          On the site since the build of {formatMoment(build.builtAt)}.{' '}
          <a href={routes.article(live.slug)}>See the article</a>
        </>
      ) : (
        `Waiting for the next build. The site was last built ${formatMoment(build.builtAt)}.`
      )}
    </p>
  );
}
