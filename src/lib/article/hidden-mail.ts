import { getAttribute, readWords, type SourceElement } from '#lib/article/parse.ts';

const form = /^[^\s@<>"(),:;\\]+@[^\s@<>"(),:;\\]+\.[^\s@<>"(),:;\\]+$/;

/** The mail address that an element keeps from robots in some spelling of its own, or null. */
export function readHiddenMail(source: SourceElement): string | null {
  const href = getAttribute(source, 'href') ?? '';
  const code =
    getAttribute(source, 'data-cfemail') ?? /\/cdn-cgi\/l\/email-protection#([0-9a-f]+)/i.exec(href)?.[1];
  const turned = getAttribute(source, 'data-enc-email');
  const mail =
    code !== undefined
      ? unmask(code)
      : turned !== undefined
        ? turn(turned.replace(/\[at\]/i, '@').replace(/\[dot\]/gi, '.'))
        : isMirrored(source)
          ? [...readWords(source, 200)].reverse().join('')
          : null;
  return mail !== null && form.test(mail) ? mail : null;
}

/** Cloudflare's spelling: each byte in hexadecimal, masked by the first one. */
function unmask(code: string): string | null {
  if (!/^(?:[0-9a-f]{2}){4,200}$/i.test(code)) return null;
  const [mask = 0, ...bytes] = (code.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte ^ mask)).replace(/\?.*$/s, '');
}

/** Letters thirteen places on. */
const turn = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) => {
    const start = letter <= 'Z' ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - start + 13) % 26) + start);
  });

/** Written backwards and shown forwards by style. */
const isMirrored = (source: SourceElement): boolean => {
  const style = getAttribute(source, 'style') ?? '';
  return /unicode-bidi\s*:\s*bidi-override/i.test(style) && /direction\s*:\s*rtl/i.test(style);
};
