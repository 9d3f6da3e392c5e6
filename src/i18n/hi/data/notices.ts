/** By the id of the notice. */
export const notices = {
  'christmas-2026':
    'शुक्रवार 25 दिसंबर 2026: कोई कूरियर नहीं चलता; काम वाले दिनों की जाँचों की रिपोर्ट सोमवार को आती है।',
} as const satisfies Record<string, string>;
