import { Bars } from '#components/admin/Bars.tsx';
import { StaffGate } from '#components/admin/StaffGate.tsx';
import { RebuildState } from '#components/staff/RebuildState.tsx';
import { Storage } from './Storage.tsx';

export function AdminSettings() {
  return (
    <StaffGate skeleton={<Bars lines={6} />}>
      {() => (
        <div className="settings-panels">
          <Storage />
          <RebuildState turn={0} />
        </div>
      )}
    </StaffGate>
  );
}
