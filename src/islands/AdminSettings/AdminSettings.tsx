import { SkeletonLines } from '#components/admin/SkeletonLines.tsx';
import { StaffGate } from '#components/admin/StaffGate.tsx';
import { PublicSite } from '#components/staff/PublicSite.tsx';
import { SessionIsland } from '#islands/shared/SessionIsland.tsx';
import { Storage } from './Storage.tsx';

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
