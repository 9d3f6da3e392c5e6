/**
 * What is told of a text that people typed, and what arrives in fields besides: separators that other programs put between
 * lines, and halves of characters that were cut. Nobody sees those, and the database would refuse the text for them.
 */

const separators = /[\t\u2028\u2029]/g;
const lineEnds = /\r\n?|[\u2028\u2029]/g;
/** Control characters besides line breaks and tabs, which people cannot have meant. */
const strayControls = /(?![\n\t])\p{Cc}/gu;

/** A text of one line, with a space for a tab or a separator; a line break that was typed stays, to be named as a fault. */
const mendLine = (text: string): string => text.replace(separators, ' ').toWellFormed();

/** A text of several lines, each ending in `\n`. */
export const mendLines = (text: string): string =>
  text.replace(lineEnds, '\n').replace(strayControls, '').toWellFormed();

// The database names the same signs and letters (`tidy_line`, `tidy_mail`, `tidy_number`, `tidy_phone` in supabase/migrations).
const unseen =
  /\u034F|\u17B4|\u17B5|[\u00AD\u061C\u115F\u1160\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF0-\uFFFB\u{1BCA0}-\u{1BCA3}\u{E0000}-\u{E0FFF}]|[\u180B-\u180F]|[\uFE00-\uFE0D]|[\u{1D173}-\u{1D17A}]/gu;
const joiners = /\u200C|\u200D|\uFE0E|\uFE0F/g;
const outerJoiners = /^(?:\u200C|\u200D)+|(?:\u200C|\u200D)+$/g;
const hyphens = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g;
/** Where the digits of a script begin: Arabic, Persian and Urdu, those of India, and the wide ones. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xff10];
const digits =
  /[\u0660-\u0669\u06F0-\u06F9\u0966-\u096F\u09E6-\u09EF\u0A66-\u0A6F\u0AE6-\u0AEF\u0B66-\u0B6F\u0BE6-\u0BEF\u0C66-\u0C6F\u0CE6-\u0CEF\u0D66-\u0D6F\uFF10-\uFF19]/g;

const toDigit = (sign: string): string => {
  const code = sign.charCodeAt(0);
  return String(code - (zeros.find((zero) => code >= zero && code < zero + 10) ?? code));
};

/** One line without signs that nobody sees, which come along with what is pasted; those that join letters or choose an emoji stay. */
export const tidyLine = (text: string): string =>
  mendLine(text).replace(unseen, '').replace(outerJoiners, '');

/** The same of a mail address: nothing in it joins letters, and a printed hyphen is a hyphen. */
export const tidyMail = (text: string): string => tidyLine(text).replace(joiners, '').replace(hyphens, '-');

/** The same of a number that is dialled or posted to, in plain digits. */
export const tidyNumber = (text: string): string =>
  tidyMail(text)
    .replace(digits, toDigit)
    .replaceAll('\uFF0B', '+')
    .replaceAll('\uFF08', '(')
    .replaceAll('\uFF09', ')');

/** What people write before their number: `Mob: 98100 00000`, `tel:+91…`, `फ़ोन 98100 00000`. */
const label = /^[^\d+()\p{Cc}]*\p{L}[^\d+()\p{Cc}]*(?=\+?[\d\p{Zs}()-]{6,}$)/u;

/** The same of a phone number, without the word before it. */
export const tidyPhone = (text: string): string => tidyNumber(text).trim().replace(label, '');

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
