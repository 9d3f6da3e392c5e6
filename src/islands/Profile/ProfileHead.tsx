import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import type { User } from '#backend/session.ts';
import { Avatar, EmptyAvatar } from '#components/account/Avatar.tsx';
import { Badge } from '#components/ui/Badge.tsx';
import { Actions, Button } from '#components/ui/Button.tsx';
import { SkeletonBar } from '#components/ui/SkeletonBar.tsx';
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

const nameLook = 'font-display text-h2 leading-[1.2] font-[600] wrap-anywhere';
const quiet = 'text-ink-soft wrap-anywhere';

/** The database writes moments with a space or with fractions; a calendar day is all that is said of them. */
const toJoined = (moment: string): string => formatLongDate(new Date(moment));

const toName = (profile: Profile | CachedProfile): string =>
  `${profile.first_name} ${'last_name' in profile ? profile.last_name : ''}`.trim() || 'Welcome';

export function ProfileHead({ profile, user, loading, isStaff, onChange, children }: Props) {
  const [picking, setPicking] = useState(false);
  // The chosen avatar is held here until it is confirmed.
  const [held, setHeld] = useState<AvatarId | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const bar = loading && <SkeletonBar />;
  const close = () => {
    setPicking(false);
    setHeld(null);
    // The button that closed the picker disappears with it, so the focus moves.
    opener.current?.focus();
  };

  // A dialog over the picker has its own Escape.
  const press = ({ key, target }: KeyboardEvent) => {
    if (picking && key === 'Escape' && target instanceof Element && !target.closest('dialog')) close();
  };

  return (
    <section
      className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4 gap-y-4 max-[18rem]:grid-cols-[minmax(0,1fr)] sm:grid-rows-[auto_1fr] sm:gap-x-6 sm:gap-y-1"
      aria-label="You"
      onKeyDown={press}
    >
      <div className="grid min-w-24 justify-items-center gap-1 sm:row-span-2">
        {profile ? <Avatar image={held ?? profile.avatar} size={96} /> : <EmptyAvatar size={96} />}
        <Button
          ref={opener}
          tone="text"
          className="text-small whitespace-nowrap"
          aria-expanded={picking}
          disabled={!onChange}
          onClick={() => (picking ? close() : setPicking(true))}
        >
          Change avatar
        </Button>
      </div>
      <div className="grid gap-1">
        <p className={nameLook}>{profile ? toName(profile) : bar}</p>
        <p>
          {profile ? <Badge>{roleNames[profile.role]}</Badge> : bar}
          {isStaff && ' '}
          {isStaff && <Badge>Staff</Badge>}
        </p>
      </div>
      <div className="col-span-full grid gap-1 sm:col-span-1 sm:col-start-2">
        <p className={quiet}>{user?.email ?? bar}</p>
        <p className={quiet}>{profile ? `Member since ${toJoined(profile.created_at)}` : bar}</p>
        {user?.pendingEmail && (
          <p
            className={quiet}
          >{`Waiting for ${user.pendingEmail} to be confirmed: please open the link in our mail.`}</p>
        )}
      </div>
      <Actions className="col-span-full sm:mt-3">{children}</Actions>
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
