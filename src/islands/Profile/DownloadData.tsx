import { useState } from 'react';
import { listPets } from '#backend/pets.ts';
import type { Failure, User } from '#backend/session.ts';
import { BusyButton } from '#components/account/BusyButton.tsx';
import { download } from '#components/account/download.ts';
import { Problem } from '#components/account/Problem.tsx';
import { useSessionGuard } from '#components/account/use-session-guard.tsx';
import { Actions } from '#components/ui/Button.tsx';
import type { Profile } from '#schemas/profile.ts';
import { getAuth } from '#stores/session.ts';

export function DownloadData({ profile, user }: { profile: Profile; user: User }) {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [loading, setLoading] = useState(false);
  const { withSession, dialog } = useSessionGuard(user.email);

  const load = async () => {
    setFailure(null);
    setLoading(true);
    const pets = await withSession(() => listPets(getAuth()));
    setLoading(false);
    if (!pets.ok) return setFailure(pets.failure);
    const data = { email: user.email, profile, pets: pets.value };
    download('my-data.json', 'application/json', JSON.stringify(data, null, 2));
  };

  return (
    <div className="grid gap-4 pb-5">
      <p>
        One file with everything that this account holds: your profile and your pets, with their pictures.
      </p>
      <Problem failure={failure} onRetry={load} />
      <Actions>
        <BusyButton busy={loading} onClick={load}>
          {loading ? 'Collecting...' : 'Download my data'}
        </BusyButton>
      </Actions>
      {dialog}
    </div>
  );
}
