import { SyncError } from '#lib/wordpress/errors.ts';

/** The longest answer taken, in bytes. */
const answerLimit = 64 * 1024 * 1024;

const tooLong = (request: string): SyncError =>
  new SyncError(`${request}: the answer is longer than ${answerLimit / 1024 / 1024} MB`);

/** Reads a body as UTF-8 text, and no more of it than the limit. */
export async function readBody(response: Response, request: string): Promise<string> {
  if (Number(response.headers.get('content-length') ?? 0) > answerLimit) {
    await response.body?.cancel();
    throw tooLong(request);
  }
  if (!response.body) return '';
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const reader = response.body.getReader();
  const parts: string[] = [];
  let bytes = 0;
  const decode = (chunk?: Uint8Array): string => {
    try {
      return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
    } catch {
      throw new SyncError(`${request}: the answer is not UTF-8 text`);
    }
  };
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      bytes += part.value.byteLength;
      if (bytes > answerLimit) throw tooLong(request);
      parts.push(decode(part.value));
    }
    parts.push(decode());
  } catch (error) {
    // The answer is given up either way; what cancelling says about it adds nothing.
    await reader.cancel().catch(() => undefined);
    throw error;
  }
  return parts.join('');
}
