import { privatePaths } from '#config/private-paths.ts';

/**
 * Which pages a browser may fetch ahead: documents of this site whose link a visitor rests on or presses. They are only
 * fetched, never run. The answer's `Speculation-Rules` header leads here; browsers leave it alone under Save-Data.
 */
export function GET(): Response {
  return Response.json({
    prefetch: [
      {
        where: {
          and: [
            { href_matches: '/*' },
            { not: { href_matches: [...privatePaths, '/*.:kind(csv|json|xml|txt)'] } },
            { not: { selector_matches: '[download]' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  });
}
