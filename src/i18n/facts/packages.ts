import { packages } from '#data/packages.ts';
import { translate } from './translate.ts';

export const getPackages = translate(packages, ({ packages: words }, find) => ({
  ...packages,
  heading: words.heading,
  trustLine: words.trustLine,
  featuredMark: words.featuredMark,
  items: packages.items.map((pack) => {
    const { features, ...texts } = find('packages', words.items, pack.id);
    return {
      ...pack,
      ...texts,
      features: pack.features.map(({ code }) => ({ code, text: find('packages', features, code) })),
    };
  }),
}));
