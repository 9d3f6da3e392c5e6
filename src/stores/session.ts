/**
 * The session of this browser: how long it is kept, the little that is remembered of its profile, and how every tab
 * learns that it is over.
 */
import { atom } from 'nanostores';
import { type AuthClient, createAuthClient, getSessionUser } from '#backend/session.ts';
import { routes } from '#config/routes.ts';
import { contactDraftKey, planVisitKey } from '#config/storage-keys.ts';
import { type CachedProfile, cachedProfileSchema, type Profile } from '#schemas/profile.ts';
import { toAsideKey } from '#stores/browser-storage.ts';
import {
  forget,
  outlivesPage,
  read,
  readAnywhere,
  type StorageKind,
  write,
} from '#stores/session-storage.ts';

export const sessionKey = 'session';
/** The header reads the avatar from here. */
const profileKey = 'userProfile';
/** That the staff screens are offered in the menu; who may use them the database decides each time. */
const staffKey = 'staffScreens';
/** Written when somebody signs out: other tabs hear of it, content pages included. */
const signedOutKey = 'signedOut';
/** The session that a recovery link opened, until the new password is set. */
const recoveryKey = 'recovery';

let lasting: boolean | null = null;

/**
 * Where this session is kept: for this window, or longer, as its sign-in chose (Remember me). After a reload only the place
 * where the session lies still tells.
 */
const kindOfKeeping = (): StorageKind => {
  lasting ??= read('sessionStorage', sessionKey) === null;
  return lasting ? 'localStorage' : 'sessionStorage';
};

/** Takes a sign-in out of this browser's storage, with what was remembered of its profile. */
function forgetSignIn(): void {
  forget(sessionKey);
  forget(`${sessionKey}-user`);
  forget(profileKey);
  forget(staffKey);
}

/** Decides before a sign-in whether the session outlives the browser window. */
export function remember(yes: boolean): void {
  forgetSignIn();
  lasting = yes;
}

export interface PageSession {
  /** Whom this page is drawn for: the user of the first session that it read, or of the last one that began on it. */
  owner: string | null;
  /** This page has signed out and is about to be left. */
  isOver: boolean;
  /** Whether what it holds of somebody may be seen. */
  isShown: boolean;
}
export const $session = atom<PageSession>({ owner: null, isOver: false, isShown: true });

const change = (part: Partial<PageSession>): void => $session.set({ ...$session.get(), ...part });

/** Whether a session is stored that is not this page's: another tab has signed somebody in. */
function isTaken(): boolean {
  const stored = readAnywhere(sessionKey);
  if (stored === null) return false;
  const { owner, isOver } = $session.get();
  return isOver || (owner !== null && getSessionUser(stored) !== owner);
}

/** The session of this page. Every request has its token from here, so that none goes out with somebody else's. */
function readSession(): string | null {
  const stored = readAnywhere(sessionKey);
  if (stored !== null && $session.get().owner === null) change({ owner: getSessionUser(stored) });
  return isTaken() ? null : stored;
}

function writeSession(text: string): void {
  const user = getSessionUser(text);
  const { owner, isOver } = $session.get();
  // A token that was refreshed while this page signed out, or another tab signed somebody in, comes too late.
  if (isOver || (user === owner && isTaken())) return;
  change({ owner: user });
  write(kindOfKeeping(), sessionKey, text);
}

let client: AuthClient | null = null;

export function getAuth(): AuthClient {
  if (client) return client;
  // Asked now, while the session is stored: should it end on this page, the next one is kept in the same place.
  kindOfKeeping();
  client = createAuthClient(sessionKey, {
    getItem: (key) => (key === sessionKey ? readSession() : readAnywhere(key)),
    setItem: (key, text) => (key === sessionKey ? writeSession(text) : write(kindOfKeeping(), key, text)),
    removeItem: (key) => {
      if (key !== sessionKey || !isTaken()) forget(key);
    },
  });
  return client;
}

let recoveryClient: AuthClient | null = null;

/** The session of a recovery link: apart from any other, and for this tab only, so that a reload loses nothing. */
export function getRecovery(): AuthClient {
  recoveryClient ??= createAuthClient(recoveryKey, {
    getItem: (key) => read('sessionStorage', key),
    setItem: (key, text) => write('sessionStorage', key, text),
    removeItem: forget,
  });
  return recoveryClient;
}

/** A client whose session is in memory alone. */
function createPassing(key: string, stored?: string): AuthClient {
  const kept = new Map(stored === undefined ? [] : [[key, stored]]);
  return createAuthClient(key, {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => void kept.set(name, text),
    removeItem: (name) => void kept.delete(name),
  });
}

/** A session that only proves an address: kept nowhere, and ended at once. */
export const createConfirming = (): AuthClient => createPassing('confirming');

/** False where the browser keeps nothing: the next page would ask to sign in again. */
export const isSessionKept = (): boolean => outlivesPage(sessionKey);

export const hasSession = (): boolean => readAnywhere(sessionKey) !== null;

/** Shows the avatar in this page's header, or takes it away; on every later page AccountHint.astro does so. */
function showInHeader(cached: CachedProfile | null): void {
  const root = document.documentElement;
  root.toggleAttribute('data-account', cached !== null);
  if (cached === null) root.removeAttribute('data-staff');
  root.style.setProperty('--me', `url(${routes.avatar(cached?.avatar ?? 'paw')})`);
}

/** Remembers the little that the header, and the profile while it cannot be loaded, show: no address and no phone number. */
export function cacheProfile({ id, role, first_name, avatar, created_at }: Profile): void {
  if (isTaken()) return;
  const cached: CachedProfile = { id, role, first_name, avatar, created_at };
  write(kindOfKeeping(), profileKey, JSON.stringify(cached));
  showInHeader(cached);
}

/** Lets the menu of every page show the way to the staff screens, or not. */
export function rememberStaff(isStaff: boolean): void {
  if (isTaken()) return;
  if (isStaff) write(kindOfKeeping(), staffKey, 'yes');
  else forget(staffKey);
  document.documentElement.toggleAttribute('data-staff', isStaff);
}

export function readCachedProfile(): CachedProfile | null {
  try {
    return cachedProfileSchema.safeParse(JSON.parse(readAnywhere(profileKey) ?? '')).data ?? null;
  } catch {
    return null;
  }
}

/** Clears this browser's storage of the session and all that goes with it, unless another tab has signed somebody in since. */
function forgetSession(): void {
  if (isTaken()) return;
  change({ isOver: true });
  forgetSignIn();
  forget(recoveryKey);
  forget(contactDraftKey);
  forget(toAsideKey(contactDraftKey));
  forget(planVisitKey);
  showInHeader(null);
}

/** Leaves a page that shows somebody's data: nothing of it stays on the screen while the next page comes. */
function leavePage(): void {
  change({ isShown: false });
  location.replace(routes.login);
}

/**
 * Ends a session at the backend, from a copy of what was stored: this browser has forgotten it by then. Gives up on a
 * silent backend, because a lost connection keeps nobody on the page.
 */
async function revoke(stored: string | null): Promise<void> {
  if (stored === null) return;
  const revoked = createPassing('leaving', stored)
    .signOut({ scope: 'local' })
    .then(
      ({ error }) => error && console.error('Signing out:', error.message),
      (error: unknown) => console.error('Signing out:', error),
    );
  await Promise.race([revoked, new Promise((resolve) => setTimeout(resolve, 3000))]);
}

/**
 * Takes back a sign-in that came to nothing, so that the sign-in page, opened again, asks again. The page goes on, and
 * other tabs are told nothing: they have not heard of the session.
 */
export function takeBackSignIn(): void {
  if (isTaken()) return;
  const stored = readSession();
  forgetSignIn();
  void revoke(stored);
}

/** Signs out here and in every other tab: in this browser at once, then at the backend if it answers. */
export async function signOut(): Promise<void> {
  const stored = readSession();
  announceSignOut();
  await revoke(stored);
  leavePage();
}

/** Forgets everybody and lets the other tabs do the same. */
export function announceSignOut(): void {
  if (isTaken()) return;
  forgetSession();
  try {
    localStorage.setItem(signedOutKey, String(Date.now()));
  } catch {
    // Without storage no other tab shares this session.
  }
}

/** Draws the page anew for who has signed in in another tab; nothing of the other one stays meanwhile. */
function redrawPage(): void {
  change({ isShown: false });
  location.reload();
}

/** Another tab has signed out, or somebody else in. */
async function followTab({ key }: StorageEvent): Promise<void> {
  if (key === sessionKey && isTaken()) return redrawPage();
  if (key !== signedOutKey) return;
  change({ isShown: false });
  // A tab that does not remember has a session of its own.
  const stored = readSession();
  forgetSession();
  await revoke(stored);
  leavePage();
}

/** Back has brought this page up again. */
function followBack({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  if (isTaken()) redrawPage();
  else if (!hasSession()) leavePage();
}

/**
 * For pages that show somebody's data: leaves when another tab signs out, draws itself anew when another tab signs somebody
 * else in, and does the same when Back brings it up afterwards. Answers with the function that ends this.
 */
export function followSession(): () => void {
  addEventListener('storage', followTab);
  addEventListener('pageshow', followBack);
  return () => {
    removeEventListener('storage', followTab);
    removeEventListener('pageshow', followBack);
  };
}

/** The sign-in page that leads back here afterwards. */
export function toLogin(): string {
  return `${routes.login}?next=${encodeURIComponent(location.pathname + location.search)}`;
}

/** Leaves a page whose session is over, or never was, for the sign-in page. */
export function leaveForLogin(): void {
  forgetSession();
  location.replace(toLogin());
}
