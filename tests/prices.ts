/** Prices as pages show them, read from the data: a price may change without a test. */
import { packages } from '#data/packages.ts';
import { getByCode } from '#lib/catalogue/lookup.ts';
import { formatRupees } from '#lib/money.ts';

export const priceOf = (code: string): string => formatRupees(getByCode(code).entry.price);

/** Of a health pack by its English name. Throws where there is none. */
export function packPrice(name: string): string {
  const pack = packages.items.find((one) => one.name === name);
  if (!pack) throw new Error(`there is no pack ${name}`);
  return formatRupees(pack.price);
}
