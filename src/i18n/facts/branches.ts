import { branches } from '#data/branches.ts';
import { partner } from '#data/partner.ts';
import { translate } from './translate.ts';

export const getBranches = translate(branches, (words, find, at) =>
  branches.map((branch) => {
    const { hours, accepts, ...texts } = find('branches', words.branches, branch.id);
    return {
      ...branch,
      ...texts,
      hours: branch.hours.map((opening, place) => ({
        ...opening,
        label: at('branches', hours, place, branch.id),
      })),
      accepts: branch.accepts.map((accepted, place) => ({
        ...accepted,
        words: at('branches', accepts, place, branch.id),
      })),
    };
  }),
);

export const getPartner = translate(partner, (words, _, at) => ({
  ...words.partner,
  figures: partner.figures.map(({ value }, place) => ({
    value,
    label: at('partner', words.partner.figures, place, 'figures'),
  })),
  offers: partner.offers.map((__, place) => at('partner', words.partner.offers, place, 'offers')),
}));
