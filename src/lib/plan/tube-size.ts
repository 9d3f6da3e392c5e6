/** The smallest tube that holds a volume, else the largest there is; in mL. */
export const toTubeSize = (volume: number, sizes: readonly number[]): number =>
  sizes.find((size) => size >= volume) ?? Math.max(...sizes);
