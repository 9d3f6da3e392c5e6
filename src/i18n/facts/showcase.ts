import { showcase } from '#data/showcase.ts';
import type { Showcase } from '#schemas/showcase.ts';
import { translate } from './translate.ts';

export const getShowcase = translate<Showcase>(showcase, ({ showcase: words }, find) =>
  showcase.map((part) => {
    const { blog, ...own } = find('showcase', words, part.id);
    return { ...part, ...own, items: [...own.items], blog: { ...part.blog, ...blog } };
  }),
);
