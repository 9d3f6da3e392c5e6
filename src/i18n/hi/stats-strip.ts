import type { Dictionary } from '#i18n/get-i18n.ts';

export const statsStrip: Dictionary['statsStrip'] = { label: 'लैब के आँकड़े' };
