/**
 * What is told of a text that people typed, and what arrives in fields besides: separators that other programs put between
 * lines, and halves of characters that were cut. Nobody sees those, and the database would refuse the text for them.
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

// The database names the same signs one by one (`visible_text` in supabase/migrations).
const invisible =
  /[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFC\u{13441}\u{13442}\u{16FE4}\u{1D159}]/gu;
const controls = /\p{Cc}/u;
const address = /^[^\s\p{Cc}@<>"(),:;\\]+@[^\s\p{Cc}@<>"(),:;\\.]+(\.[^\s\p{Cc}@<>"(),:;\\.]+)+$/u;

/** What of a text can be seen. */
export const toVisible = (text: string): string => text.replace(invisible, '');

export const isBlank = (text: string): boolean => toVisible(text) === '';

export const isOneLine = (text: string): boolean => !controls.test(text);

/** Whether a text has the form of an e-mail address. */
export const isAddress = (text: string): boolean => address.test(text);
