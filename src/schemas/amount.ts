/** What goes into a container: how many of it, how much into each and what is enough for it. */
export type Amount = {
  readonly count: number;
  readonly least: number;
  readonly each: number;
  readonly unit: string;
};

const pattern = /^(?:(\d+) x )?(?:(\d+(?:\.\d+)?)-)?(\d+(?:\.\d+)?) (mL|g|swab|slides)s?$/;

/** Reads '2 mL', '3 x 2 mL', '1-5 mL', '5 g', '1 swab' or '4 slides'; null for a dash. Throws on anything else. */
export function parseAmount(text: string): Amount | null {
  if (text === '-') return null;
  const [, times, least, figure, unit] = pattern.exec(text) ?? [];
  if (figure === undefined || unit === undefined) throw new Error(`"${text}" is not an amount such as 2 mL`);
  const isPiece = unit === 'swab' || unit === 'slides';
  return isPiece
    ? { count: Number(figure), least: 1, each: 1, unit }
    : { count: Number(times ?? 1), least: Number(least ?? figure), each: Number(figure), unit };
}
