/** A spreadsheet runs a cell that starts like this as a formula. */
const formula = /^[=+\-@\t\r]/;

/** One cell by RFC 4180; what a spreadsheet would run gets an apostrophe in front, which makes it text. */
export function toCsvCell(value: string | number): string {
  if (typeof value === 'number' && value >= 0) return String(value);
  const text = String(value);
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A header and rows as one CSV text, lines ended as RFC 4180 asks. */
export function toCsv(header: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return [header, ...rows].map((row) => `${row.map(toCsvCell).join(',')}\r\n`).join('');
}
