import type { Locale } from '#config/locales.ts';
import { finder } from '#i18n/en/finder.ts';
import { planLink } from '#i18n/en/plan-link.ts';
import type { PlanChangeWords } from '#islands/shared/switch-plan.ts';

type ByName = Readonly<Record<string, string>>;

/** How the finder speaks: its words, and in another language what it calls the choices of its filters. */
export interface FinderVoice {
  locale: Locale;
  /** But for those that come with the index. */
  words: Omit<typeof finder, 'why'>;
  planWords: PlanChangeWords;
  names?: Readonly<Record<'departments' | 'species' | 'specimens', ByName>>;
}

export const english: FinderVoice = { locale: 'en', words: finder, planWords: planLink };
