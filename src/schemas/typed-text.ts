/**
 * What arrives in fields besides what people type: separators that other programs put between lines, and halves of
 * characters that were cut. Nobody sees them, and the database would refuse the text for them.
 */

const separators = /[\u2028\u2029]/g;
const lineEnds = /\r\n?|[\u2028\u2029]/g;
/** Control characters besides line breaks and tabs, which people cannot have meant. */
const strayControls = /(?![\n\t])\p{Cc}/gu;

/** A text of one line; a line break that was typed stays, to be named as a fault. */
export const mendLine = (text: string): string => text.replace(separators, ' ').toWellFormed();

/** A text of several lines, each ending in `\n`. */
export const mendLines = (text: string): string =>
  text.replace(lineEnds, '\n').replace(strayControls, '').toWellFormed();
