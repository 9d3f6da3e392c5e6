import { useBuildInfo } from '#components/admin/use-build-info.ts';
import { Panel } from '#components/ui/Panel.tsx';
import { formatMoment } from '#lib/dates.ts';
import { RebuildState } from './RebuildState.tsx';

/** What readers see, and when they see more. `turn` changes when somebody on the screen has asked for a build. */
export function PublicSite({ turn = 0 }: { turn?: number }) {
  const build = useBuildInfo();
  return (
    <Panel heading="The public site">
      <p>Readers see new and changed posts after the next build.</p>
      {/* The line is there before its words, so that nothing below moves when they come. */}
      <p className="min-h-[1lh]">{build && `Last build: ${formatMoment(build.builtAt)}.`}</p>
      <RebuildState turn={turn} build={build} />
    </Panel>
  );
}
