import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import type { User } from '#backend/session.ts';
import { Avatar } from '#components/account/Avatar.tsx';
import { formatLongDate } from '#lib/dates.ts';
import { type AvatarId, type CachedProfile, type Profile, roleNames } from '#schemas/profile.ts';
import { AvatarPicker } from './AvatarPicker.tsx';

type Props = {
  /** The whole profile, or the little that the browser remembers; null while there is neither. */
  profile: Profile | CachedProfile | null;
  user: User | null;
  /** Whether what is missing is on its way. */
  loading: boolean;
  /** Whether the database counts this person among the staff. */
  isStaff: boolean;
  /** Null while nothing can be changed. */
  onChange: ((profile: Profile) => void) | null;
  children: ReactNode;
};

/** The database writes moments with a space or with fractions; a calendar day is all that is said of them. */
const toJoined = (moment: string): string => formatLongDate(new Date(moment));

const toName = (profile: Profile | CachedProfile): string =>
  `${profile.first_name} ${'last_name' in profile ? profile.last_name : ''}`.trim() || 'Welcome';

export function ProfileHead({ profile, user, loading, isStaff, onChange, children }: Props) {
  const [picking, setPicking] = useState(false);
  // The chosen avatar is held here until it is confirmed.
  const [held, setHeld] = useState<AvatarId | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const bar = loading && <span className="bar" />;
  const close = () => {
    setPicking(false);
    setHeld(null);
    // The button that closed the picker goes with it.
    opener.current?.focus();
  };

  // A dialog over the picker has its own Escape.
  const press = ({ key, target }: KeyboardEvent) => {
    if (picking && key === 'Escape' && target instanceof Element && !target.closest('dialog')) close();
  };

  return (
    <section className="head" aria-label="You" onKeyDown={press}>
      <div className="face">
        {profile ? (
          <Avatar image={held ?? profile.avatar} size={96} />
        ) : (
          <span className="avatar empty s96" />
        )}
        <button
          ref={opener}
          className="link"
          type="button"
          aria-expanded={picking}
          disabled={!onChange}
          onClick={() => (picking ? close() : setPicking(true))}
        >
          Change avatar
        </button>
      </div>
      <div className="who">
        <p className="name">{profile ? toName(profile) : bar}</p>
        <p>
          {profile ? <span className="badge">{roleNames[profile.role]}</span> : bar}
          {isStaff && ' '}
          {isStaff && <span className="badge">Staff</span>}
        </p>
        <p className="soft">{user?.email ?? bar}</p>
        <p className="soft">{profile ? `Member since ${toJoined(profile.created_at)}` : bar}</p>
        {user?.pendingEmail && (
          <p className="soft">{`Waiting for ${user.pendingEmail} to be confirmed: please open the link in our mail.`}</p>
        )}
      </div>
      <div className="actions">{children}</div>
      {picking && user && onChange && (
        <AvatarPicker
          user={user}
          chosen={held ?? profile?.avatar ?? null}
          onHold={setHeld}
          onClose={close}
          onChange={onChange}
        />
      )}
    </section>
  );
}
