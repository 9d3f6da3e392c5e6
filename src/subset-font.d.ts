declare module 'subset-font' {
  /** Resolves to the font cut down to the signs of `text`, or with all its signs. */
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: {
      targetFormat: 'woff2' | 'sfnt';
      variationAxes?: Record<string, number>;
      noLayoutClosure?: boolean;
      keepAllGlyphs?: boolean;
    },
  ): Promise<Buffer>;
}
