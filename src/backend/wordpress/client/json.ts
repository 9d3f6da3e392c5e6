import type { Answer } from '#backend/wordpress/client/answer.ts';
import { firstWords, SyncError } from '#lib/wordpress/errors.ts';
import { wpRefusalSchema } from '#schemas/wordpress.ts';

const isJson = (type: string | null): boolean => /^application\/([\w.-]+\+)?json\b/i.test(type?.trim() ?? '');

/** Caches sign their work behind the JSON, careless files put marks or comments before it, and PHP its warnings. */
const before = /^(?:[\uFEFF\s]|<!--[\s\S]*?-->)+/;
const behind = /(?:[\uFEFF\s]|<!--(?:(?!-->)[\s\S])*-->)+$/;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What PHP prints where its warnings are not turned off; after an error that ends it nothing sound follows. */
const warning = /(?:Warning|Notice|Deprecated|Strict Standards)(?:<\/b>)?:\s/;
/** Characters of warnings that are looked through for where the JSON begins. */
const longestWarnings = 20_000;

/** Whether PHP printed warnings before the JSON that was read. */
export const hasWarnings = (text: string): boolean =>
  !/^[[{]/.test(text.replace(before, '')) && warning.test(text.slice(0, 400));

/** The JSON behind warnings of PHP: it begins a line or follows a tag of theirs, and goes on to the end. */
function parseBehindWarnings(text: string): unknown {
  if (!hasWarnings(text)) return undefined;
  for (const { index } of text.slice(0, longestWarnings).matchAll(/(?<=^\s*|>\s*)[[{]/gm)) {
    const value = parse(text.slice(index));
    if (value !== undefined) return value;
  }
  return undefined;
}

/** The JSON of a text, byte-order marks, comments and warnings around it read over; undefined where there is none. */
export function readJson(text: string): unknown {
  const value = parse(text);
  if (value !== undefined) return value;
  const bare = text.replace(before, '').replace(behind, '');
  return parse(bare) ?? parseBehindWarnings(bare);
}

/** The JSON of an answer, or a stop that quotes what came instead. */
export function requireJson(answer: Answer): unknown {
  const type = answer.headers.get('content-type');
  if (!isJson(type)) {
    throw new SyncError(
      `${answer.request}: answered ${answer.status} with ${type || 'no content type'} instead of JSON (${firstWords(answer.text)})`,
    );
  }
  if (answer.json !== undefined) return answer.json;
  const text = answer.text.replace(before, '');
  if (text === '') throw new SyncError(`${answer.request}: the answer is empty`);
  // A plug-in that warns, warns before the JSON, and its words name the plug-in.
  if (!/^[[{]/.test(text)) {
    throw new SyncError(
      `${answer.request}: the answer does not begin as JSON does (${firstWords(text, 240)})`,
    );
  }
  throw new SyncError(
    `${answer.request}: the JSON is broken after ${answer.text.length} characters (…${firstWords(answer.text.slice(-60))})`,
  );
}

/** WordPress's own words for a refusal (`rest_post_invalid_page_number`), when it gave them. */
function readRefusal(answer: Answer): { code: string; message: string } | undefined {
  if (!isJson(answer.headers.get('content-type'))) return undefined;
  const refusal = wpRefusalSchema.safeParse(answer.json);
  return refusal.success ? refusal.data : undefined;
}

/** The code of a refusal, when WordPress gave one. */
export const getRefusal = (answer: Answer): string | undefined => readRefusal(answer)?.code;

/** A refusal in words, or nothing. */
export function quoteRefusal(answer: Answer): string {
  const refusal = readRefusal(answer);
  if (!refusal) return '';
  return refusal.message && refusal.message !== refusal.code
    ? `${refusal.code}: ${firstWords(refusal.message)}`
    : refusal.code;
}

/** The stop for an answer with a status nobody can do anything with. */
export function toRefusal(answer: Answer): SyncError {
  const words = quoteRefusal(answer) || firstWords(answer.text);
  return new SyncError(`${answer.request}: answered ${answer.status}${words && ` (${words})`}`);
}
