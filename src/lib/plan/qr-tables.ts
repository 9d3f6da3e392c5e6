/** Sizes of the QR code's error correction at level M, by version from 1; ISO/IEC 18004, table 9. */
export const correctionPerBlock = [
  10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26,
] as const;
export const blockCounts = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16] as const;

/** Modules that carry data and correction, after all fixed patterns are taken off. */
export function countDataModules(version: number): number {
  const all = (16 * version + 128) * version + 64;
  if (version < 2) return all;
  const alignments = Math.floor(version / 7) + 2;
  return all - (25 * alignments - 10) * alignments + 55 - (version < 7 ? 0 : 36);
}

/** Centres of the alignment patterns along one side. */
export function toAlignmentCentres(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.floor((version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2;
  const later = Array.from({ length: count - 1 }, (_, at) => version * 4 + 10 - at * step);
  return [6, ...later.reverse()];
}
