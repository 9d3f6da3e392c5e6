import type { Answer } from '#backend/wordpress/request.ts';
import { firstWords, SyncStop } from '#lib/wordpress/stop.ts';
import { wpRefusalSchema } from '#schemas/wordpress.ts';

const isJson = (type: string | null): boolean => /^application\/([\w.-]+\+)?json\b/i.test(type?.trim() ?? '');

/** The JSON of an answer, or a stop that quotes what came instead. */
export function parseJson(answer: Answer): unknown {
  const type = answer.headers.get('content-type');
  if (!isJson(type)) {
    throw new SyncStop(
      `${answer.request}: answered ${answer.status} with ${type || 'no content type'} instead of JSON (${firstWords(answer.text)})`,
    );
  }
  try {
    return JSON.parse(answer.text);
  } catch {
    const text = answer.text.trimStart();
    // A plug-in that warns, warns before the JSON, and its words name the plug-in.
    if (text && !/^[[{]/.test(text)) {
      throw new SyncStop(
        `${answer.request}: the answer does not begin as JSON does (${firstWords(text, 240)})`,
      );
    }
    throw new SyncStop(
      `${answer.request}: the JSON is broken after ${answer.text.length} characters (…${firstWords(answer.text.slice(-60))})`,
    );
  }
}

/** WordPress's own word for a refusal (`rest_post_invalid_page_number`), when it gave one. */
export function getRefusal(answer: Answer): string | undefined {
  if (!isJson(answer.headers.get('content-type'))) return undefined;
  try {
    const refusal = wpRefusalSchema.safeParse(JSON.parse(answer.text));
    return refusal.success ? refusal.data.code : undefined;
  } catch {
    return undefined;
  }
}

/** The stop for an answer with a status nobody can do anything with. */
export function toRefusal(answer: Answer): SyncStop {
  const words = getRefusal(answer) ?? firstWords(answer.text);
  return new SyncStop(`${answer.request}: answered ${answer.status}${words && ` (${words})`}`);
}
