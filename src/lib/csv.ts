/** A cell: a number, words of this site's own, or what somebody typed, which a spreadsheet must show as it was typed. */
export type Cell = string | number | { typed: string };

/** A spreadsheet runs a cell that starts like this as a formula, also after space; some know the wide signs as well. */
const formula = /^[\t\r]|^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/;

const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?';
/** What a spreadsheet takes for a number, a day or a time, and shows otherwise: 919876543210, 007, 1-2, 3 Mar, 1E5. */
const converted = new RegExp(
  `^\\s*(?:[\\d\\s.,/:()%₹$€£-]*\\d[\\d\\s.,/:()%₹$€£-]*(?:e[+-]?\\d+)?(?:\\s*[ap]m)?|\\d{1,4}[\\s,/-]*${month}(?:[\\s,/-]*\\d{1,4})?|${month}[\\s,/-]*\\d{1,4}(?:[\\s,/-]+\\d{1,4})?|true|false)\\s*$`,
  'i',
);

const quote = (text: string): string =>
  // A program that takes tabs or semicolons for commas must not begin a cell in the middle of this one.
  /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/**
 * One cell by RFC 4180. What a spreadsheet would run gets an apostrophe in front, which makes it text; what it would convert gets
 * a tab, which does so and is not seen.
 */
export function toCsvCell(value: Cell): string {
  if (typeof value === 'number' && value >= 0) return String(value);
  const text = typeof value === 'object' ? value.typed : String(value);
  if (formula.test(text)) return quote(`'${text}`);
  return quote(typeof value === 'object' && converted.test(text) ? `\t${text}` : text);
}

/** A header and rows as one CSV text, lines ended as RFC 4180 asks. */
export function toCsv(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return [header, ...rows].map((row) => `${row.map(toCsvCell).join(',')}\r\n`).join('');
}
