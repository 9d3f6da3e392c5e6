import { toDrawingId } from '#components/catalogue/specimen-drawings.ts';
import { branches } from '#data/branches.ts';
import { collectionRules, specimens } from '#data/specimens.ts';
import { clockData } from '#lib/clock/build-data.ts';
import { comingNotices } from '#lib/current-notices.ts';
import { planData } from '#lib/plan/build-data.ts';
import type { ContainerFacts, PlanPageData } from '#lib/plan/page-data.ts';
import type { SpecimenName } from '#schemas/specimen.ts';

function toFacts(name: SpecimenName): ContainerFacts {
  const { container, cap, collection, transport, stability } = specimens[name];
  return { container, cap, collection, transport, stability, drawing: toDrawingId(name) };
}

/** What a plan is worked out from, fetched when there is one. */
export function GET(): Response {
  const data: PlanPageData = {
    ...planData,
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
    branches: branches.map(({ id, name }) => ({ id, name })),
    label: collectionRules.label,
    clock: clockData,
    notices: comingNotices,
  };
  return Response.json(data);
}
