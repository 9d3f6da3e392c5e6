/** Where a message stands. */
export type State = 'idle' | 'invalid' | 'trapped' | 'sending' | 'sent' | 'failed' | 'limited' | 'offline';

/** What the form says beside its button. */
export function toWords(state: State): string {
  switch (state) {
    case 'idle':
    case 'sending':
      return '';
    case 'invalid':
      return 'Not sent yet: please look at the marked fields.';
    case 'trapped':
      return 'Not sent yet: a field that people do not see was filled in, perhaps by a password manager. It is empty again. Please press Send Message once more.';
    case 'sent':
      return 'Thank you. We answer by email.';
    case 'failed':
      return 'Your text is kept in this form. You can also reach us on chat or by phone.';
    case 'limited':
      return 'Many messages have come within the last hour, so this one was not taken yet. Your text is kept in this form: please send it again in an hour, or reach us on chat or by phone.';
    case 'offline':
      return 'You are offline. Your text is kept in this form: send it when you are connected again.';
    default:
      return state satisfies never;
  }
}
