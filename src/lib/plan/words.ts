import { fasting } from '#i18n/en/fasting.ts';
import { plan } from '#i18n/en/plan.ts';
import { testEmergency } from '#i18n/en/test-emergency.ts';
import type { FastingVoice } from '#i18n/fasting-voice.ts';

/** All that a plan says in a language, beside its facts. */
export interface PlanWords {
  readonly plan: typeof plan;
  readonly testEmergency: typeof testEmergency;
  readonly fasting: typeof fasting;
}

export const english: PlanWords = { plan, testEmergency, fasting };

/** How sentences about a fast are said in it; the facts of a plan are in its language already. */
export const toFastingVoice = ({ plan: { locale }, fasting: words }: PlanWords): FastingVoice => ({
  words,
  format: locale,
  text: (text) => text,
});
