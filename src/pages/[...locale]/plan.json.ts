import type { APIContext, GetStaticPaths } from 'astro';
import { toDrawing } from '#components/catalogue/specimen-drawings.ts';
import { defaultLocale, toLocaleParams } from '#config/locales.ts';
import { routes } from '#config/routes.ts';
import { collectionRules, specimens } from '#data/specimens.ts';
import { getBranches } from '#i18n/facts/branches.ts';
import { toCap } from '#i18n/facts/caps.ts';
import { toNotice } from '#i18n/facts/notices.ts';
import { getVoice } from '#i18n/facts/voice.ts';
import { getI18n } from '#i18n/get-i18n.ts';
import { getClockData } from '#lib/clock/build-data.ts';
import { comingNotices } from '#lib/current-notices.ts';
import type { ContainerFacts, PlanPageData } from '#lib/plan/page-data.ts';
import { getPlanData } from '#lib/plan/translated-data.ts';
import type { SpecimenName } from '#schemas/specimen.ts';

export const getStaticPaths = (() =>
  toLocaleParams(routes.planData).map((params) => ({ params }))) satisfies GetStaticPaths;

/** What a plan is worked out from, fetched when there is one; in another language with all that it says. */
export function GET({ params }: Pick<APIContext, 'params'>): Response {
  const { locale } = getI18n(params);
  const voice = getVoice(locale);
  const isOther = locale !== defaultLocale;
  const toFacts = (name: SpecimenName): ContainerFacts => {
    const { container, cap, collection, transport, stability } = specimens[name];
    return {
      ...(isOther && { name: voice.specimen(name) }),
      container: voice.text(container),
      cap: cap === null || cap === 'clear' ? cap : toCap(cap, locale),
      collection,
      transport,
      stability,
      drawing: toDrawing(name),
    };
  };
  const data: PlanPageData = {
    ...getPlanData(locale),
    containers: {
      'Whole Blood (EDTA)': toFacts('Whole Blood (EDTA)'),
      'Serum (Plain)': toFacts('Serum (Plain)'),
      'Sodium Citrate': toFacts('Sodium Citrate'),
      Fluoride: toFacts('Fluoride'),
      Urine: toFacts('Urine'),
      Stool: toFacts('Stool'),
      Stone: toFacts('Stone'),
      'Sterile C/S Bottle': toFacts('Sterile C/S Bottle'),
      'Sterile Swab': toFacts('Sterile Swab'),
      'Blood Culture Bottle': toFacts('Blood Culture Bottle'),
      'Body Fluid (EDTA)': toFacts('Body Fluid (EDTA)'),
      'Skin Scraping': toFacts('Skin Scraping'),
      'Hair and Scale': toFacts('Hair and Scale'),
      'Slide Smear': toFacts('Slide Smear'),
      'Tissue (10% Formalin)': toFacts('Tissue (10% Formalin)'),
    },
    branches: getBranches(locale).map(({ id, name }) => ({ id, name })),
    label: voice.text(collectionRules.label),
    clock: getClockData(locale),
    notices: isOther ? comingNotices.map((notice) => toNotice(notice, locale)) : comingNotices,
  };
  return Response.json(data);
}
