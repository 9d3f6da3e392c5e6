import { defaultLocale, type Locale, locales } from '#config/locales.ts';
import { site } from '#config/site.ts';

// A date with a time but no offset would mean another moment on every machine, so it is refused.
const isoForm = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$/;

/** English dates are written as in the United States, as the specification has them. */
const toLongFormat = (locale: Locale): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(locale === defaultLocale ? 'en-US' : locales[locale].format, {
    dateStyle: 'long',
    timeZone: site.timeZone,
  });
const longFormat = toLongFormat(defaultLocale);
/** Sweden writes days as ISO does. */
const dayFormat = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: site.timeZone });

function parseIso(iso: string): Date {
  const date = new Date(iso);
  if (!isoForm.test(iso) || Number.isNaN(date.getTime())) {
    throw new RangeError(`"${iso}" is not an ISO date; write 2024-09-14 or 2024-09-14T09:00:00+05:30`);
  }
  return date;
}

const toDate = (moment: string | Date): Date => (typeof moment === 'string' ? parseIso(moment) : moment);

/** Says an ISO date or a moment in long US English, or in another language, as it is in India: `September 14, 2024`. Throws a RangeError on anything else. */
export function formatLongDate(moment: string | Date, locale: Locale = defaultLocale): string {
  return (locale === defaultLocale ? longFormat : toLongFormat(locale)).format(toDate(moment));
}

/** The calendar day in India of an ISO date or moment, as `2024-09-14`. Throws a RangeError on anything else. */
export function toIsoDay(moment: string | Date): string {
  return dayFormat.format(toDate(moment));
}

const minuteFormat = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: site.timeZone,
});

/** A moment as it is in India in the one spelling that every spreadsheet reads: `2026-11-21 14:05`. Empty for anything else. */
export function toIsoMinute(moment: string): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? '' : minuteFormat.format(date);
}

const momentFormat = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: site.timeZone,
});

/** A moment as it is in India, as the database or a script writes it: `21 Nov 2026, 2:05 pm`. Empty for anything else. */
export function formatMoment(moment: string): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? '' : momentFormat.format(date);
}
