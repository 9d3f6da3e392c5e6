/** What staff have typed once for all of them; nobody else reads it. */
import * as z from 'zod/mini';
import { anything, ask, change, takeFirst } from '#backend/ask.ts';
import { getTables } from '#backend/browser-client.ts';
import type { AuthClient, Outcome } from '#backend/session.ts';

/** Names of what is kept. */
type Setting = 'wordpress_address';

const settingSchema = z.object({ value: z.string() });

/** Null where nobody has typed one. */
export async function loadSetting(auth: AuthClient, name: Setting): Promise<Outcome<string | null>> {
  const query = getTables().from('staff_settings').select('value').eq('name', name);
  const row = takeFirst(await ask(auth, query, z.array(settingSchema)));
  return row.ok ? { ok: true, value: row.value?.value ?? null } : row;
}

export const saveSetting = (auth: AuthClient, name: Setting, value: string): Promise<Outcome<unknown>> =>
  change(
    auth,
    getTables().from('staff_settings').upsert({ name, value, changed_at: new Date().toISOString() }),
    anything,
  );
