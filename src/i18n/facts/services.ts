import { services } from '#data/services.ts';
import type { Service } from '#schemas/service.ts';
import { translate } from './translate.ts';

/** What the home page tells of the services. */
type ToldService = Pick<
  Service,
  'id' | 'title' | 'icon' | 'image' | 'homeImage' | 'description' | 'benefits' | 'learnMore'
>;

export const getServices = translate<readonly ToldService[]>(services, ({ services: words }, find) =>
  services.map((service) => {
    const { title, description, benefits, learnMore } = find('services', words, service.id);
    const { offered, consider, ...texts } = learnMore;
    return {
      ...service,
      title,
      description,
      benefits: [...benefits],
      learnMore: { ...texts, offered: [...offered], consider: [...consider] },
    };
  }),
);
