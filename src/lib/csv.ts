/** A spreadsheet runs a cell that starts like this as a formula, also after space; some know the wide signs as well. */
const formula = /^[\t\r]|^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/;

/** One cell by RFC 4180; what a spreadsheet would run gets an apostrophe in front, which makes it text. */
export function toCsvCell(value: string | number): string {
  if (typeof value === 'number' && value >= 0) return String(value);
  const text = String(value);
  const safe = formula.test(text) ? `'${text}` : text;
  // A program that takes tabs or semicolons for commas must not begin a cell in the middle of this one.
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A header and rows as one CSV text, lines ended as RFC 4180 asks. */
export function toCsv(header: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return [header, ...rows].map((row) => `${row.map(toCsvCell).join(',')}\r\n`).join('');
}
