import { defaultLocale, type Locale } from '#config/locales.ts';
import { getEmergencies } from '#i18n/facts/emergencies.ts';
import { toGloss } from '#i18n/facts/gloss.ts';
import { getPackages } from '#i18n/facts/packages.ts';
import { getVoice } from '#i18n/facts/voice.ts';
import { getI18n } from '#i18n/get-i18n.ts';
import { buildPlanData, planData } from '#lib/plan/build-data.ts';
import type { PlanData } from '#lib/plan/catalogue.ts';
import type { PlanWords } from '#lib/plan/words.ts';

/** What a plan says in a language. */
function toWords(locale: Locale): PlanWords {
  const { plan, testEmergency, fasting } = getI18n({ locale }).words;
  return { plan, testEmergency, fasting };
}

/** All that a plan is worked out from, in a language. */
export const getPlanData = (locale: Locale): PlanData =>
  locale === defaultLocale
    ? planData
    : buildPlanData({
        voice: getVoice(locale),
        emergencies: getEmergencies(locale),
        packages: getPackages(locale).items,
        toGloss: (entry) => toGloss(entry, locale),
        spoken: { locale, words: toWords(locale) },
      });
