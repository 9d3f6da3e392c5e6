import { useState } from 'react';
import { saveProfile } from '#backend/account.ts';
import type { Failure, User } from '#backend/session.ts';
import { AvatarChoice } from '#components/account/AvatarChoice.tsx';
import { BusyButton } from '#components/account/BusyButton.tsx';
import { Problem } from '#components/account/Problem.tsx';
import { useSessionGuard } from '#components/account/use-session-guard.tsx';
import { Actions, Button } from '#components/ui/Button.tsx';
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
    <div className="col-span-full grid gap-4 border-y border-rule py-4">
      <AvatarChoice name="avatar" chosen={chosen} onChoose={onHold} />
      <Problem failure={failure} onRetry={confirm} />
      <Actions>
        <BusyButton disabled={!chosen} busy={saving} onClick={confirm}>
          {saving ? 'Saving...' : 'Confirm avatar'}
        </BusyButton>
        <Button tone="quiet" onClick={onClose}>
          Cancel
        </Button>
      </Actions>
      {dialog}
    </div>
  );
}
