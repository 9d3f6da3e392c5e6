/** Answer headers by path, the one source for every kind of host. */
export const headerRules = [
  {
    path: '/*',
    headers: {
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
    },
  },
  // Names in this folder carry a hash of their content.
  { path: '/_astro/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  { path: '/art/*', headers: { 'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800' } },
] as const;
