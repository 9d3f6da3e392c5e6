import { privatePaths } from '#config/private-paths.ts';

/**
 * Which pages a browser may fetch ahead: documents of this site whose link a visitor rests on or presses. They are only
 * fetched, never run, and not under Save-Data. A dot is the mark of a file: no page has one in its address.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: [...privatePaths, '/*.*'] } }] },
      eagerness: 'moderate',
    },
  ],
});
