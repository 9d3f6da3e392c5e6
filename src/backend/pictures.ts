/** Pictures in Supabase Storage, where the project has it. */
import { SUPABASE_PUBLISHABLE_KEY, SUPABASE_URL } from 'astro:env/client';
import { type AuthClient, fail, loadToken, type Outcome } from '#backend/session.ts';

const bucket = 'pictures';

/** Milliseconds that a file may take on a slow line. */
const timeout = 120_000;

/** Said where a project has no Storage or no bucket: the address stays the way. */
const noStorage = 'This site cannot take files. Please put the picture on the web and give its address.';
const refused = 'The picture was not taken. Please try another one, or give its address.';

/** Puts a picture under a name of its own and answers with its address. */
export async function uploadPicture(
  auth: AuthClient,
  file: Blob,
  extension: string,
): Promise<Outcome<string>> {
  const token = await loadToken(auth);
  if (!token.ok) return token;
  const path = `${bucket}/${crypto.randomUUID()}.${extension}`;
  try {
    const answer = await fetch(`${SUPABASE_URL}/storage/v1/object/${path}`, {
      method: 'POST',
      headers: {
        apikey: SUPABASE_PUBLISHABLE_KEY,
        authorization: `Bearer ${token.value}`,
        'content-type': file.type,
        'cache-control': 'max-age=31536000',
      },
      body: file,
      signal: AbortSignal.timeout(timeout),
    });
    if (answer.ok) return { ok: true, value: `${SUPABASE_URL}/storage/v1/object/public/${path}` };
    const words = await answer.text();
    console.warn('The picture was refused:', answer.status, words);
    if (answer.status === 401) return fail({ kind: 'ended' });
    const isMissing = answer.status === 404 || answer.status === 501 || /bucket not found/i.test(words);
    return fail({ kind: 'refused', message: isMissing ? noStorage : refused });
  } catch {
    return fail({ kind: 'unreachable' });
  }
}
