import { type AuthClient, createAuthClient } from '#backend/session.ts';

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

export const toToken = (claims: object): string => `x.${encode(claims)}.x`;

/** Accounts with a session that is open for a long time. */
export function openSession(access_token = toToken({ sub: 'asha', exp: 4_000_000_000 })): AuthClient {
  const session = {
    access_token,
    refresh_token: 'r',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: 4_000_000_000,
    user: { id: 'asha' },
  };
  return createAuthClient('session', {
    getItem: (key) => (key === 'session' ? JSON.stringify(session) : null),
    setItem: () => undefined,
    removeItem: () => undefined,
  });
}
