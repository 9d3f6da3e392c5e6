const linkSchemes: ReadonlySet<string> = new Set(['http', 'https', 'mailto', 'tel']);
const webSchemes: ReadonlySet<string> = new Set(['http', 'https']);
const maxLength = 4096;

/** The target of a link as it may be written into a page, or null: http, https, mailto, tel or relative. */
export function readLinkAddress(raw: string | undefined): string | null {
  return readAddress(raw, linkSchemes);
}

/** The address of a picture, film or frame as it may be written into a page, or null: http, https or relative. */
export function readWebAddress(raw: string | undefined): string | null {
  return readAddress(raw, webSchemes);
}

function readAddress(raw: string | undefined, schemes: ReadonlySet<string>): string | null {
  if (raw === undefined || raw.length > maxLength) return null;
  // What browsers do first: cut control characters and spaces at both ends, drop tabs and line ends everywhere.
  const address = raw.replace(/^[\p{Cc}\s]+|[\p{Cc}\s]+$/gu, '').replace(/[\t\n\r]/g, '');
  if (address === '' || /\p{Cc}/u.test(address)) return null;
  const [head = ''] = address.split(/[/\\?#]/, 1);
  const colon = head.indexOf(':');
  // A colon that only decoding brings out (`javascript%3A`) means no good either.
  if (colon < 0) return /%3a|&(colon|#0*58|#x0*3a);/i.test(head) ? null : address;
  // Telephones begin a line with a capital, and what checks the address later does not know `Https`.
  const scheme = head.slice(0, colon).toLowerCase();
  return schemes.has(scheme) && URL.canParse(address) ? scheme + address.slice(colon) : null;
}

/** An address with everything it leaves out, or null: from `base`, where there is one, else only a full one. */
export function resolveAddress(address: string, base: string | null): URL | null {
  const full = base === null && /^[/\\]{2}/.test(address) ? `https:${address}` : address;
  const url = URL.parse(full, base ?? undefined);
  return url && webSchemes.has(url.protocol.slice(0, -1)) ? url : null;
}

/** A `srcset` in its plainest spelling, or null when any of its candidates is not fit to be used. */
export function readCandidates(raw: string | undefined): string | null {
  if (raw === undefined) return null;
  const candidates: string[] = [];
  let rest = raw.trim();
  while (rest !== '') {
    const [word = ''] = rest.split(/\s/, 1);
    rest = rest.slice(word.length).trimStart();
    // A comma right after the address ends the candidate; inside it, it belongs to the address.
    const bare = word.replace(/,+$/, '');
    let size = '';
    if (bare === word) {
      const comma = rest.indexOf(',');
      size = (comma < 0 ? rest : rest.slice(0, comma)).trim();
      rest = comma < 0 ? '' : rest.slice(comma + 1).trimStart();
    }
    const address = readWebAddress(bare);
    if (address === null || /[\s,]/.test(address) || !/^(|[1-9]\d{0,4}w|\d{1,2}(\.\d{1,3})?x)$/.test(size))
      return null;
    candidates.push(size === '' ? address : `${address} ${size}`);
  }
  return candidates.length === 0 ? null : candidates.join(', ');
}

/** Addresses of films, sounds and documents: media of WordPress that are no pictures. */
export const nonPictureFile =
  /\.(?:mp4|webm|m4v|mov|ogv|mp3|m4a|wav|ogg|pdf|docx?|xlsx?|pptx?|zip)(?:[?#]|$)/i;
