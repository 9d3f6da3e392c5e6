/** Message that every Book Test button writes for the visitor. */
export const bookTestText = 'Hi, I would like to book a test.';

/** Message of the pack and service cards. */
export const bookAppointmentText = "Hi, I would like to book an appointment for my pet's diagnostic tests.";

/** The same with the pack or the service whose card it is, so that nobody has to ask. */
export const toAppointmentText = (what: string): string => `${bookAppointmentText.slice(0, -1)}: ${what}.`;

/** Message of whoever found no such test. */
export const askForTestText = 'Hi, I am looking for a test that I cannot find on your site.';

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
