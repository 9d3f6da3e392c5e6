/** What the chat's messages say before they are sent. */
export const booking = {
  /** Of every Book Test button. */
  test: 'Hi, I would like to book a test.',
  /** Of the cards of packs and services. */
  appointment: "Hi, I would like to book an appointment for my pet's diagnostic tests.",
  /** The same with the pack or the service whose card it is, so that nobody has to ask. */
  appointmentFor: (what: string): string =>
    `Hi, I would like to book an appointment for my pet's diagnostic tests: ${what}.`,
  /** Of whoever found no such test. */
  askForTest: 'Hi, I am looking for a test that I cannot find on your site.',
};
