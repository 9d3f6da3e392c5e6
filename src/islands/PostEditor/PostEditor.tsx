import { SkeletonLines } from '#components/admin/SkeletonLines.tsx';
import { StaffGate } from '#components/admin/StaffGate.tsx';
import { SessionIsland } from '#islands/shared/SessionIsland.tsx';
import { Opening } from './Opening.tsx';

/** The editor, for staff. `imageHosts` are those whose pictures articles show. */
export function PostEditor({ imageHosts }: { imageHosts: readonly string[] }) {
  return (
    <SessionIsland>
      <StaffGate skeleton={<SkeletonLines lines={9} />}>
        {(staff) => <Opening staff={staff} imageHosts={imageHosts} />}
      </StaffGate>
    </SessionIsland>
  );
}
