import { useState } from 'react';
import type { User } from '#backend/session.ts';
import { LazyPart } from '#components/account/LazyPart.tsx';
import type { Profile } from '#schemas/profile.ts';

const parts = [
  { title: 'Change password', load: () => import('./ChangePassword.tsx').then((m) => m.ChangePassword) },
  { title: 'Change email', load: () => import('./ChangeEmail.tsx').then((m) => m.ChangeEmail) },
  { title: 'Download my data', load: () => import('./DownloadData.tsx').then((m) => m.DownloadData) },
  { title: 'Delete my account', load: () => import('./DeleteAccount.tsx').then((m) => m.DeleteAccount) },
];

/** What is seldom done, each behind its line and fetched when the line is opened. */
export function AccountSettings({ profile, user }: { profile: Profile; user: User }) {
  const [opened, setOpened] = useState<readonly string[]>([]);
  const props = { profile, user, email: user.email };
  return (
    <section aria-labelledby="settings">
      <h2 className="mb-2 text-h3" id="settings">
        Account
      </h2>
      {parts.map(({ title, load }) => (
        <details
          key={title}
          className="border-t border-rule last:border-b"
          name="settings"
          onToggle={({ currentTarget }) => {
            if (currentTarget.open) setOpened((before) => [...new Set([...before, title])]);
          }}
        >
          <summary className="min-h-12 cursor-pointer py-3 in-open:font-[600]">{title}</summary>
          {opened.includes(title) && <LazyPart load={load} props={props} />}
        </details>
      ))}
    </section>
  );
}
