import { useState } from 'react';
import { saveProfile } from '#backend/account.ts';
import type { Failure, User } from '#backend/session.ts';
import { AvatarChoice } from '#components/account/AvatarChoice.tsx';
import { BusyButton } from '#components/account/BusyButton.tsx';
import { Problem } from '#components/account/Problem.tsx';
import { useSessionGuard } from '#components/account/use-session-guard.tsx';
import type { AvatarId, Profile } from '#schemas/profile.ts';
import { getAuth } from '#stores/session.ts';

type Props = {
  user: User;
  chosen: AvatarId | null;
  onHold: (id: AvatarId) => void;
  onClose: () => void;
  onChange: (profile: Profile) => void;
};

export function AvatarPicker({ user, chosen, onHold, onClose, onChange }: Props) {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [saving, setSaving] = useState(false);
  const { withSession, dialog } = useSessionGuard(user.email);

  const confirm = async () => {
    if (!chosen) return;
    setFailure(null);
    setSaving(true);
    const saved = await withSession(() => saveProfile(getAuth(), user.id, { avatar: chosen }));
    setSaving(false);
    if (!saved.ok) return setFailure(saved.failure);
    onChange(saved.value);
    onClose();
  };

  return (
    <div className="picker">
      <AvatarChoice name="avatar" chosen={chosen} onChoose={onHold} />
      <Problem failure={failure} onRetry={confirm} />
      <div className="actions">
        <BusyButton className="button" type="button" disabled={!chosen} busy={saving} onClick={confirm}>
          {saving ? 'Saving...' : 'Confirm avatar'}
        </BusyButton>
        <button className="button quiet" type="button" onClick={onClose}>
          Cancel
        </button>
      </div>
      {dialog}
    </div>
  );
}
