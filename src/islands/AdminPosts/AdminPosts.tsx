import { SkeletonLines } from '#components/admin/SkeletonLines.tsx';
import { StaffGate } from '#components/admin/StaffGate.tsx';
import { SessionIsland } from '#islands/shared/SessionIsland.tsx';
import { PostList } from './PostList.tsx';

export function AdminPosts() {
  return (
    <SessionIsland>
      <StaffGate skeleton={<SkeletonLines lines={8} />}>{(staff) => <PostList staff={staff} />}</StaffGate>
    </SessionIsland>
  );
}
