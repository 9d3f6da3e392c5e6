import { Bars } from '#components/admin/Bars.tsx';
import { StaffGate } from '#components/admin/StaffGate.tsx';
import { Storage } from './Storage.tsx';

export function AdminSettings() {
  return <StaffGate skeleton={<Bars lines={6} />}>{() => <Storage />}</StaffGate>;
}
