import { dropSession, loadUser, type Proof, type ProofType, spendProof } from '#backend/session.ts';
import type { MailLink } from '#lib/account/link.ts';
import { createConfirming, getAuth } from '#stores/session.ts';

/** Where the confirming of an address stands. */
export type State =
  | 'waiting'
  | 'checking'
  | 'confirmed'
  | 'changed'
  | 'half'
  | 'refused'
  | 'none'
  | 'unreachable';

/** A sign-up is called in two ways. */
const toProofType = (type: string): ProofType =>
  type === 'email_change' || type === 'signup' ? type : 'email';

async function spend(type: ProofType, proof: Proof): Promise<State> {
  const auth = createConfirming();
  const spent = await spendProof(auth, type, proof);
  if (!spent.ok) return spent.failure.kind === 'ended' ? 'refused' : 'unreachable';
  if (!spent.value.isComplete) return 'half';
  await auth.signOut({ scope: 'local' });
  return type === 'email_change' ? 'changed' : 'confirmed';
}

/** The code of a mail, which may be about a new account or about a changed address. */
export async function spendCode(proof: Proof): Promise<State> {
  const found = await spend('signup', proof);
  return found === 'refused' ? spend('email_change', proof) : found;
}

/**
 * The session of the link is asked whether it is real and then ended: whoever opens a link is told what happened, and
 * signs in with the password. A link can therefore sign nobody in to an account that is not theirs.
 */
export async function examineLink(link: MailLink): Promise<State> {
  if (link.kind === 'token') return spend(toProofType(link.type), { hash: link.hash });
  if (link.kind !== 'session') return link.kind;
  const user = await loadUser(getAuth(), link.access);
  if (!user.ok) return user.failure.kind === 'ended' ? 'refused' : 'unreachable';
  await dropSession(getAuth(), link.access);
  return link.type === 'email_change' ? 'changed' : 'confirmed';
}
