/**
 * The chat link of a booking: opens a conversation with the laboratory's number, the message already written.
 * `number` carries the country code; spaces, brackets, hyphens and a leading plus are dropped. Throws a RangeError otherwise.
 */
export function toChatLink(number: string, text: string): string {
  const digits = number.replace(/[\s()+-]/g, '');
  if (!/^[1-9]\d{7,14}$/.test(digits)) {
    throw new RangeError(`CHAT_NUMBER: "${number}" is not a phone number with its country code`);
  }
  // encodeURIComponent leaves the apostrophe alone, which would end a single-quoted attribute.
  return `https://wa.me/${digits}?text=${encodeURIComponent(text).replaceAll("'", '%27')}`;
}
