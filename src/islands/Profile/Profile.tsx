import { useState } from 'react';
import { Later } from '#components/account/Later.tsx';
import { News } from '#components/account/News.tsx';
import { Problem } from '#components/account/Problem.tsx';
import { useReturn } from '#components/account/use-return.ts';
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
  const editButton = useReturn<HTMLButtonElement>(cancelled);
  const [leaving, setLeaving] = useState(false);
  const [saved, setSaved] = useState(false);
  const ready = state.kind === 'ready' ? state : null;
  const isStaff = ready?.isStaff ?? false;
  const shown = ready?.profile ?? (state.kind === 'ready' ? null : state.cached);

  return (
    <div className="profile" aria-busy={state.kind === 'loading'}>
      <ProfileHead
        profile={shown}
        user={state.user}
        loading={state.kind === 'loading'}
        isStaff={isStaff}
        onChange={ready && change}
      >
        {isStaff && (
          <a className="button" href={routes.admin}>
            Staff screens
          </a>
        )}
        <button
          ref={editButton}
          className={isStaff ? 'button quiet' : 'button'}
          type="button"
          disabled={!ready || editing}
          onClick={() => {
            setSaved(false);
            setCancelled(false);
            setEditing(true);
          }}
        >
          Edit profile
        </button>
        <a className="button quiet" href={routes.myPets}>
          My Pets
        </a>
        <button
          className="button quiet"
          type="button"
          disabled={leaving}
          onClick={() => {
            setLeaving(true);
            leave();
          }}
        >
          {leaving ? 'Logging out...' : 'Logout'}
        </button>
      </ProfileHead>
      {state.kind === 'failed' && (
        <Problem
          failure={state.failure}
          kept={state.cached ? 'Until then, this is what your browser remembers.' : ''}
          onRetry={() => void load()}
        />
      )}
      <News turn={saved ? 'saved' : ''}>Your profile is saved.</News>
      {ready && editing ? (
        <Later
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
