/** Anything that a browser could read as another host, or as no path at all. */
const suspicious = /^(?!\/)|^\/[/\\]|[\\\p{Cc}]/u;

const anywhere = 'https://site.invalid';

/** Undoes percent-encoding until nothing is left of it; null when it is broken or without end. */
function decodeFully(text: string): string | null {
  let decoded = text;
  for (let turn = 0; turn < 5; turn++) {
    try {
      const next = decodeURIComponent(decoded);
      if (next === decoded) return decoded;
      decoded = next;
    } catch {
      return null;
    }
  }
  return null;
}

/**
 * Where to go after signing in: the wanted path if it is one of this site, else `fallback`. `//host`, `/\host`, schemes,
 * paths that climb (`/..//host`) and everything of that in percent-encoding are refused.
 */
export function toOwnPath(wanted: string | null, fallback: string): string {
  if (wanted === null || suspicious.test(wanted)) return fallback;
  const decoded = decodeFully(wanted);
  if (decoded === null || suspicious.test(decoded)) return fallback;
  const url = URL.parse(wanted, anywhere);
  if (url?.origin !== anywhere || suspicious.test(url.pathname)) return fallback;
  const decodedUrl = URL.parse(decoded, anywhere);
  if (decodedUrl?.origin !== anywhere || suspicious.test(decodedUrl.pathname)) return fallback;
  return url.pathname + url.search + url.hash;
}
