import type { Dictionary } from '#i18n/get-i18n.ts';

export const booking: Dictionary['booking'] = {
  test: 'नमस्ते, मुझे एक जाँच बुक करनी है।',
  appointment: 'नमस्ते, मुझे अपने जानवर की जाँच के लिए अपॉइंटमेंट लेना है।',
  appointmentFor: (what) => `नमस्ते, मुझे अपने जानवर की जाँच के लिए अपॉइंटमेंट लेना है: ${what}।`,
  askForTest: 'नमस्ते, मुझे एक ऐसी जाँच चाहिए जो आपकी साइट पर नहीं मिली।',
};
