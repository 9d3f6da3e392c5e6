export const statsStrip = { label: 'The laboratory in figures' };
