import { Bars } from '#components/admin/Bars.tsx';
import { StaffGate } from '#components/admin/StaffGate.tsx';
import { PostList } from './PostList.tsx';

export function AdminPosts() {
  return <StaffGate skeleton={<Bars lines={8} />}>{(staff) => <PostList staff={staff} />}</StaffGate>;
}
