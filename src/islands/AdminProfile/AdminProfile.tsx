import { useState } from 'react';
import { Bars } from '#components/admin/Bars.tsx';
import { StaffGate } from '#components/admin/StaffGate.tsx';
import type { Staff } from '#components/admin/use-staff.ts';
import { routes } from '#config/routes.ts';
import { SessionIsland } from '#islands/shared/SessionIsland.tsx';
import { signOut } from '#stores/session.ts';

function Facts({ staff }: { staff: Staff }) {
  const [leaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    void signOut();
  };
  return (
    <section className="panel" aria-label="You">
      <p className="name">{staff.name}</p>
      <p>
        <span className="badge">Admin User</span>
      </p>
      <p className="soft">{staff.email}</p>
      <p>
        New posts carry this name as their author. Name, avatar and password are changed on your own profile
        page.
      </p>
      <div className="actions">
        <a className="button" href={routes.profile}>
          Edit my profile
        </a>
        <button className="button quiet" type="button" disabled={leaving} onClick={leave}>
          {leaving ? 'Logging out...' : 'Logout'}
        </button>
      </div>
    </section>
  );
}

export function AdminProfile() {
  return (
    <SessionIsland>
      <StaffGate skeleton={<Bars lines={4} />}>{(staff) => <Facts staff={staff} />}</StaffGate>
    </SessionIsland>
  );
}
