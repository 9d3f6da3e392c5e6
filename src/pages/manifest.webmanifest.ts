import { routes } from '#config/routes.ts';
import { site } from '#config/site.ts';

/** What a phone needs to put the site on its home screen. */
export function GET(): Response {
  return Response.json({
    id: routes.home,
    name: site.fullName,
    short_name: site.name,
    description: site.tagline,
    lang: site.language,
    start_url: routes.home,
    scope: '/',
    display: 'minimal-ui',
    background_color: '#fcf9f4',
    theme_color: '#fcf9f4',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'Find a test', url: routes.tests },
      { name: 'Prices', url: routes.pricing },
      { name: 'Your plan', url: routes.plan },
    ],
  });
}
