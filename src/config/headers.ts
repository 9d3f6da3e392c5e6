/**
 * Answer headers by path, the one source for every kind of host. A later rule that covers the same path replaces the
 * headers that it names itself. The content security policy joins them after the build, from the built pages.
 */
const pages = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // A page may be a minute old; after that the browser asks whether it has changed.
  'Cache-Control': 'public, max-age=60, must-revalidate',
} as const;

/** Pictures that chats and feeds of other sites may show. */
const shared = { 'Cross-Origin-Resource-Policy': 'cross-origin' } as const;

/** The price list that other programs may read, in a browser too. */
const open = { 'Access-Control-Allow-Origin': '*', ...shared } as const;

export const headerRules = [
  { path: '/*', headers: pages },
  // Names in these two folders carry a hash of their content.
  { path: '/_astro/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  { path: '/og/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable', ...shared } },
  {
    path: '/art/*',
    headers: { 'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800', ...shared },
  },
  {
    path: '/icons/*',
    headers: { 'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800', ...shared },
  },
  { path: '/sw.js', headers: { 'Cache-Control': 'no-cache' } },
  { path: '/pricing.json', headers: open },
  { path: '/pricing.csv', headers: open },
  { path: '/pricing.schema.json', headers: open },
] as const;
