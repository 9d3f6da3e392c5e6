import type { User } from '#backend/session.ts';
import type { Profile } from '#schemas/profile.ts';
import { ChangeEmail } from './ChangeEmail.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { DownloadData } from './DownloadData.tsx';

/** What is seldom done, each behind its line. */
export function AccountSettings({ profile, user }: { profile: Profile; user: User }) {
  return (
    <section className="settings" aria-labelledby="settings">
      <h2 id="settings">Account</h2>
      <details name="settings">
        <summary>Change password</summary>
        <ChangePassword email={user.email} />
      </details>
      <details name="settings">
        <summary>Change email</summary>
        <ChangeEmail email={user.email} />
      </details>
      <details name="settings">
        <summary>Download my data</summary>
        <DownloadData profile={profile} user={user} />
      </details>
      <details name="settings">
        <summary>Delete my account</summary>
        <DeleteAccount email={user.email} />
      </details>
    </section>
  );
}
