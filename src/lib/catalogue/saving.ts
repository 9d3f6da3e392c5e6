/** What the specification's Save formula assumes one test to cost, in rupees. */
export const assumedTestPrice = 400;

/**
 * The specification's Save percentage, against an assumed 400 rupees a test; halves round up and it can be negative.
 * Null for a panel without tests, which the formula would divide by zero.
 */
export function panelSavePercent(testCount: number, price: number): number | null {
  const assumed = testCount * assumedTestPrice;
  if (assumed === 0) return null;
  // One division at the end keeps exact halves exact.
  return Math.round((100 * (assumed - price)) / assumed);
}

/** The saving in rupees and percent against the parts' own list prices; works for panels and packs alike. */
export function panelTrueSaving(
  price: number,
  partPrices: readonly number[],
): { sum: number; saving: number; percent: number } {
  const sum = partPrices.reduce((total, part) => total + part, 0);
  const saving = sum - price;
  return { sum, saving, percent: sum === 0 ? 0 : Math.round((100 * saving) / sum) };
}
