import { contactFaultWords } from '#schemas/contact.ts';

export const contactForm = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  optional: '(optional)',
  message: 'Message',
  trap: 'Leave this empty',
  send: 'Send Message',
  sending: 'Sending...',
  faults: contactFaultWords,
  toasts: {
    sent: 'Message sent successfully!',
    failed: 'Failed to send message. Please try again.',
  },
  /** What became of the message, to be read at a glance, and what follows from it. */
  states: {
    damaged: {
      lead: 'A message that you began earlier could not be read.',
      rest: 'It has been set aside in this browser, and the form is empty.',
    },
    invalid: { lead: 'Not sent yet:', rest: 'please look at the marked fields.' },
    trapped: {
      lead: 'Not sent yet:',
      rest: 'a field that people do not see was filled in, perhaps by a password manager. It is empty again. Please press Send Message once more.',
    },
    sent: { lead: 'Your message has reached us.', rest: 'Thank you. We answer by email.' },
    failed: {
      lead: 'Your message was not sent.',
      rest: 'Your text is kept in this form: please try again, or reach us on chat or by phone.',
    },
    limited: {
      lead: 'Your message was not sent:',
      rest: 'many have come within the last hour. Your text is kept in this form: please send it again in an hour, or reach us on chat or by phone.',
    },
    offline: {
      lead: 'Your message was not sent: you are offline.',
      rest: 'Your text is kept in this form: send it when you are connected again.',
    },
  },
};
