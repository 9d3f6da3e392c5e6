/** Where a message stands. */
export type State =
  | 'idle'
  | 'damaged'
  | 'invalid'
  | 'trapped'
  | 'sending'
  | 'sent'
  | 'failed'
  | 'limited'
  | 'offline';

/** What became of the message, to be read at a glance, and what follows from it. */
export type Words = { lead: string; rest: string };

/** What the form says under its button; null while there is nothing to say. */
export function toWords(state: State): Words | null {
  switch (state) {
    case 'idle':
    case 'sending':
      return null;
    case 'damaged':
      return {
        lead: 'A message that you began earlier could not be read.',
        rest: 'It has been set aside in this browser, and the form is empty.',
      };
    case 'invalid':
      return { lead: 'Not sent yet:', rest: 'please look at the marked fields.' };
    case 'trapped':
      return {
        lead: 'Not sent yet:',
        rest: 'a field that people do not see was filled in, perhaps by a password manager. It is empty again. Please press Send Message once more.',
      };
    case 'sent':
      return { lead: 'Your message has reached us.', rest: 'Thank you. We answer by email.' };
    case 'failed':
      return {
        lead: 'Your message was not sent.',
        rest: 'Your text is kept in this form: please try again, or reach us on chat or by phone.',
      };
    case 'limited':
      return {
        lead: 'Your message was not sent:',
        rest: 'many have come within the last hour. Your text is kept in this form: please send it again in an hour, or reach us on chat or by phone.',
      };
    case 'offline':
      return {
        lead: 'Your message was not sent: you are offline.',
        rest: 'Your text is kept in this form: send it when you are connected again.',
      };
    default:
      return state satisfies never;
  }
}
