import { getAttribute, type SourceElement } from '#lib/article/parse.ts';
import type { TextLanguage } from '#lib/language.ts';

const tag = /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i;

/** What an element says of the words in it, on top of what is said around it. */
export function readTextLanguage(source: SourceElement, around: TextLanguage): TextLanguage {
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

/** The attributes that tell one language inside another; none where both are the same. */
export function toLanguageProperties(language: TextLanguage, around: TextLanguage): Record<string, string> {
  return {
    ...(language.lang !== around.lang && { lang: language.lang ?? 'en' }),
    ...(language.dir !== around.dir && { dir: language.dir ?? 'ltr' }),
  };
}
