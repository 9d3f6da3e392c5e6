import { Bars } from '#components/admin/Bars.tsx';
import { StaffGate } from '#components/admin/StaffGate.tsx';
import { SessionIsland } from '#islands/shared/SessionIsland.tsx';
import { Figures, figuresLook } from './Figures.tsx';

const skeleton = (
  <div className={figuresLook}>
    <Bars lines={4} />
    <Bars lines={4} />
    <Bars lines={4} />
  </div>
);

export function AdminDashboard() {
  return (
    <SessionIsland>
      <StaffGate skeleton={skeleton}>{(staff) => <Figures name={staff.name} />}</StaffGate>
    </SessionIsland>
  );
}
