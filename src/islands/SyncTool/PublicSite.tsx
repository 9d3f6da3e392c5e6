import { useBuildInfo } from '#components/admin/use-build-info.ts';
import { RebuildState } from '#components/staff/RebuildState.tsx';
import { Panel } from '#components/ui/Panel.tsx';
import { formatMoment } from '#lib/dates.ts';

/** What readers see, and when they see more. */
export function PublicSite({ turn }: { turn: number }) {
  const build = useBuildInfo();
  return (
    <Panel heading="The public site">
      <p>
        Readers see new and changed posts after the next build.
        {build && ` The last one was on ${formatMoment(build.builtAt)}.`}
      </p>
      <RebuildState turn={turn} builtAt={build?.builtAt} />
    </Panel>
  );
}
