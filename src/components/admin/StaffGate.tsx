import type { ReactNode } from 'react';
import { Problem } from '#components/account/Problem.tsx';
import { type Staff, type StaffState, useStaff } from '#components/admin/use-staff.ts';
import { Actions, Button, ButtonLink } from '#components/ui/Button.tsx';
import { sheetLook } from '#components/ui/Panel.tsx';
import { routes } from '#config/routes.ts';
import { signOut } from '#stores/session.ts';

type Props = {
  /** Stands in the page until it is known who is there. */
  skeleton: ReactNode;
  children: (staff: Staff) => ReactNode;
};

/** What stands behind the gate, as far as it is known who is there. */
function Behind({ state, skeleton, children }: Props & { state: StaffState }) {
  switch (state.kind) {
    case 'checking':
      return (
        <div className="checking" aria-busy="true">
          {skeleton}
        </div>
      );
    case 'failed':
      return null;
    case 'refused':
      return (
        <div
          className={`grid max-w-[36rem] grid-cols-[minmax(0,1fr)] content-start gap-3 p-5 ${sheetLook}`}
          role="alert"
        >
          <h2 className="text-h3">No access</h2>
          <p>This part of the site is for the laboratory's staff. You are signed in as {state.email}.</p>
          <Actions>
            <Button onClick={() => void signOut()}>Sign in with another account</Button>
            <ButtonLink tone="quiet" href={routes.home}>
              Back to the site
            </ButtonLink>
          </Actions>
        </div>
      );
    case 'ready':
      return children(state.staff);
    default:
      return state satisfies never;
  }
}

/** Shows a staff screen to staff; everybody else is told so. What is behind it is guarded by the database. */
export function StaffGate(props: Props) {
  const { state, load } = useStaff();
  return (
    <>
      {/* Always there: it has the focus when Retry goes with its words. */}
      <Problem
        failure={state.kind === 'failed' ? state.failure : null}
        kept="Drafts in this browser are safe."
        onRetry={() => void load()}
      />
      <Behind {...props} state={state} />
    </>
  );
}
