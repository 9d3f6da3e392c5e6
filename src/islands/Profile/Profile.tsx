import { useState } from 'react';
import { FocusedStatus } from '#components/account/FocusedStatus.tsx';
import { LazyPart } from '#components/account/LazyPart.tsx';
import { Problem } from '#components/account/Problem.tsx';
import { useFocusReturn } from '#components/account/use-focus-return.ts';
import { Button, ButtonLink } from '#components/ui/Button.tsx';
import { routes } from '#config/routes.ts';
import { SessionIsland } from '#islands/shared/SessionIsland.tsx';
import { AccountSettings } from './AccountSettings.tsx';
import { ProfileFacts } from './ProfileFacts.tsx';
import { ProfileHead } from './ProfileHead.tsx';
import { useProfile } from './use-profile.ts';

const loadEditor = () => import('./ProfileEditor.tsx').then(({ ProfileEditor }) => ProfileEditor);

function Screen() {
  const { state, load, change, leave } = useProfile();
  const [editing, setEditing] = useState(false);
  const [cancelled, setCancelled] = useState(false);
  const editButton = useFocusReturn<HTMLButtonElement>(cancelled);
  const [leaving, setLeaving] = useState(false);
  const [saved, setSaved] = useState(false);
  const ready = state.kind === 'ready' ? state : null;
  const isStaff = ready?.isStaff ?? false;
  const shown = ready?.profile ?? (state.kind === 'ready' ? null : state.cached);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7" aria-busy={state.kind === 'loading'}>
      <ProfileHead
        profile={shown}
        user={state.user}
        loading={state.kind === 'loading'}
        isStaff={isStaff}
        onChange={ready && change}
      >
        <Button
          ref={editButton}
          tone={isStaff ? 'quiet' : 'full'}
          disabled={!ready || editing}
          onClick={() => {
            setSaved(false);
            setCancelled(false);
            setEditing(true);
          }}
        >
          Edit profile
        </Button>
        <ButtonLink tone="quiet" href={routes.myPets}>
          My Pets
        </ButtonLink>
        <Button
          tone="quiet"
          disabled={leaving}
          onClick={() => {
            setLeaving(true);
            leave();
          }}
        >
          {leaving ? 'Logging out...' : 'Logout'}
        </Button>
        {isStaff && <ButtonLink href={routes.admin}>Staff screens</ButtonLink>}
      </ProfileHead>
      {/* Always there: it has the focus when Retry goes with its words. */}
      <Problem
        failure={state.kind === 'failed' ? state.failure : null}
        kept={
          state.kind === 'failed' && state.cached ? 'Until then, this is what your browser remembers.' : ''
        }
        onRetry={() => void load()}
      />
      <FocusedStatus turn={saved ? 'saved' : ''}>Your profile is saved.</FocusedStatus>
      {ready && editing ? (
        <LazyPart
          load={loadEditor}
          props={{
            profile: ready.profile,
            email: ready.user.email,
            onCancel: () => {
              setEditing(false);
              setCancelled(true);
            },
            onSaved: (profile) => {
              change(profile);
              setEditing(false);
              setSaved(true);
            },
          }}
        />
      ) : (
        state.kind !== 'failed' && <ProfileFacts profile={ready?.profile ?? null} />
      )}
      {ready && <AccountSettings profile={ready.profile} user={ready.user} />}
    </div>
  );
}

export function Profile() {
  return (
    <SessionIsland>
      <Screen />
    </SessionIsland>
  );
}
