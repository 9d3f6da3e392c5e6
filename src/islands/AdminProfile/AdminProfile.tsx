import { useState } from 'react';
import { SkeletonLines } from '#components/admin/SkeletonLines.tsx';
import { StaffGate } from '#components/admin/StaffGate.tsx';
import type { Staff } from '#components/admin/use-staff.ts';
import { Badge } from '#components/ui/Badge.tsx';
import { Actions, Button, ButtonLink } from '#components/ui/Button.tsx';
import { Panel } from '#components/ui/Panel.tsx';
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
    <Panel aria-label="You">
      <p className="font-display text-h2 leading-[1.2] font-[600] wrap-anywhere">{staff.name}</p>
      <p>
        <Badge>Admin User</Badge>
      </p>
      <p className="wrap-anywhere text-ink-soft">{staff.email}</p>
      <p>
        New posts carry this name as their author. Name, avatar and password are changed on your own profile
        page.
      </p>
      <Actions>
        <ButtonLink href={routes.profile}>Edit my profile</ButtonLink>
        <Button tone="quiet" disabled={leaving} onClick={leave}>
          {leaving ? 'Logging out...' : 'Logout'}
        </Button>
      </Actions>
    </Panel>
  );
}

export function AdminProfile() {
  return (
    <SessionIsland>
      <StaffGate skeleton={<SkeletonLines lines={4} />}>{(staff) => <Facts staff={staff} />}</StaffGate>
    </SessionIsland>
  );
}
