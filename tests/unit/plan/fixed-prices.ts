import { planData } from '#lib/plan/build-data.ts';
import type { PlanData } from '#lib/plan/catalogue.ts';

/** The tests of today at prices of their own: ₹500 for a single test, ₹300 for each test of a panel or a pack. */
export const fixedPrices: PlanData = {
  ...planData,
  entries: planData.entries.map((entry) => ({ ...entry, price: entry.parts.length * 300 || 500 })),
  packs: planData.packs.map((pack) => ({ ...pack, price: pack.parts.length * 300 })),
};
