import { SkeletonLines } from '#components/admin/SkeletonLines.tsx';
import { StaffGate } from '#components/admin/StaffGate.tsx';
import { useBuildInfo } from '#components/admin/use-build-info.ts';
import { RebuildState } from '#components/staff/RebuildState.tsx';
import { Panel } from '#components/ui/Panel.tsx';
import { SessionIsland } from '#islands/shared/SessionIsland.tsx';
import { formatMoment } from '#lib/dates.ts';
import { Storage } from './Storage.tsx';

function PublicSite() {
  const build = useBuildInfo();
  return (
    <Panel heading="The public site">
      <p>
        Readers see what was published after the next build.
        {build && ` The site was last built ${formatMoment(build.builtAt)}.`}
      </p>
      <RebuildState turn={0} builtAt={build?.builtAt} />
    </Panel>
  );
}

export function AdminSettings() {
  return (
    <SessionIsland>
      <StaffGate skeleton={<SkeletonLines lines={6} />}>
        {() => (
          <div className="grid gap-5">
            <Storage />
            <PublicSite />
          </div>
        )}
      </StaffGate>
    </SessionIsland>
  );
}
