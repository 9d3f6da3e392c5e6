import { SkeletonLines } from '#components/admin/SkeletonLines.tsx';
import { StaffGate } from '#components/admin/StaffGate.tsx';
import { SessionIsland } from '#islands/shared/SessionIsland.tsx';
import { Figures, figuresLook } from './Figures.tsx';

const skeleton = (
  <div className={figuresLook}>
    <SkeletonLines lines={4} />
    <SkeletonLines lines={4} />
    <SkeletonLines lines={4} />
  </div>
);

export function AdminDashboard() {
  return (
    <SessionIsland>
      <StaffGate skeleton={skeleton}>{(staff) => <Figures name={staff.name} />}</StaffGate>
    </SessionIsland>
  );
}
