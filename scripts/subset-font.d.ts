declare module 'subset-font' {
  /** Resolves to the font cut down to the signs of `text`. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2'; variationAxes?: Record<string, number>; noLayoutClosure?: boolean },
  ): Promise<Buffer>;
}
