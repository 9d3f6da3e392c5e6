/** Words as XML may hold them: one character that it does not know, of one title, and no reader opens the whole feed. */
export const toXmlText = (words: string): string =>
  words.toWellFormed().replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '');
