// The grouping is spelt out as en-IN so that every machine writes lakhs the same way, whatever its own language.
const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/** Formats a whole number of rupees with Indian separators: 1800 becomes '₹1,800'; anything but an integer throws. */
export function formatRupees(amount: number): string {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`money is a whole number of rupees, not ${amount}`);
  // Adding zero turns a negative zero into a plain one.
  return rupees.format(amount + 0);
}
