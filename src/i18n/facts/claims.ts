import { fill } from '#config/fill.ts';
import { catalogues } from '#data/catalogues/index.ts';
import { claims } from '#data/claims.ts';
import { translate } from './translate.ts';

const listed = catalogues.reduce((sum, { entries }) => sum + entries.length, 0);

/** What the laboratory states about itself, as far as pages in other languages show it. */
export const getClaims = translate(claims, ({ claims: words }, find, at) => {
  const { trust } = claims;
  const { figures: _, covered, ...texts } = words.trust;
  return {
    ...claims,
    features: claims.features.map((feature) => {
      const { title, text } = find('claims', words.features, feature.id);
      return { ...feature, title, text: fill(text, { listed }) };
    }),
    listing: claims.listing.map((figure) => ({ ...figure, ...find('claims', words.listing, figure.id) })),
    trust: {
      ...trust,
      ...texts,
      figures: trust.figures.map((figure) => ({
        ...figure,
        ...find('claims', words.trust.figures, figure.id),
      })),
      covered: trust.covered.map((__, place) => at('claims', covered, place, 'covered')),
    },
  };
});
