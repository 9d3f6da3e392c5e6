import * as z from 'zod/mini';
import { ask } from '#backend/ask.ts';
import { getTables } from '#backend/browser-client.ts';
import type { AuthClient, Outcome } from '#backend/session.ts';

/** Whether the database counts who is signed in among the staff. Screens ask to be kind; the database decides anyway. */
export const loadIsStaff = (auth: AuthClient): Promise<Outcome<boolean>> =>
  ask(auth, getTables().rpc('is_staff'), z.catch(z.boolean(), false));
