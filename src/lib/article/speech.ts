import { getAttribute, type SourceElement } from '#lib/article/parse.ts';

/** What language words are in and which way they run; undefined is the page's own. */
export type Speech = { readonly lang?: string | undefined; readonly dir?: 'rtl' | 'ltr' | undefined };

const tag = /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i;

/** What an element says of the words in it, on top of what is said around it. */
export function readSpeech(source: SourceElement, around: Speech): Speech {
  const lang = readLanguage(source);
  const dir = readDirection(source);
  if (lang === undefined && dir === undefined) return around;
  return {
    lang: lang === undefined ? around.lang : /^en\b/i.test(lang) && !around.lang ? undefined : lang,
    dir: dir === undefined ? around.dir : dir === 'ltr' && !around.dir ? undefined : dir,
  };
}

function readLanguage(source: SourceElement): string | undefined {
  const lang = (getAttribute(source, 'lang') ?? getAttribute(source, 'xml:lang'))
    ?.trim()
    .replaceAll('_', '-');
  return lang !== undefined && tag.test(lang) ? lang : undefined;
}

function readDirection(source: SourceElement): 'rtl' | 'ltr' | undefined {
  const style = /(?:^|;)\s*direction\s*:\s*(rtl|ltr)/i.exec(getAttribute(source, 'style') ?? '')?.[1];
  const dir = (getAttribute(source, 'dir') ?? style)?.trim().toLowerCase();
  return dir === 'rtl' || dir === 'ltr' ? dir : undefined;
}

/** The attributes that tell one speech inside another; none where both are the same. */
export function toSpeechProperties(speech: Speech, around: Speech): Record<string, string> {
  return {
    ...(speech.lang !== around.lang && { lang: speech.lang ?? 'en' }),
    ...(speech.dir !== around.dir && { dir: speech.dir ?? 'ltr' }),
  };
}
