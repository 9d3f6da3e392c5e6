/** Days within which a visit counts as upcoming. */
export const upcomingDays = 30;

const day = 86_400_000;

/** Whether an ISO day is today or within the next 30 days; `today` is an ISO day too. */
export function isUpcoming(appointment: string | null, today: string): boolean {
  if (appointment === null) return false;
  const days = (Date.parse(`${appointment}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / day;
  return days >= 0 && days <= upcomingDays;
}

interface Visit {
  id: string;
  name: string;
  next_appointment: string | null;
}

const escapeText = (text: string): string =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');

/** Folds a line at 75 bytes, as the calendar format asks, without cutting a character. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let bytes = 0;
  let folded = '';
  for (const sign of line) {
    const size = encoder.encode(sign).length;
    if (bytes + size > 74) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += sign;
    bytes += size;
  }
  return folded;
}

const toCompact = (isoDay: string): string => isoDay.replaceAll('-', '');
const nextDay = (isoDay: string): string =>
  new Date(Date.parse(`${isoDay}T00:00:00Z`) + day).toISOString().slice(0, 10);

/** A calendar of the next appointments, each a whole day; those before `today` are left out. `moment` is an ISO moment. */
export function toCalendar(pets: readonly Visit[], place: string, today: string, moment: string): string {
  const stamp = moment.replace(/[-:]|\.\d+/g, '');
  const events = pets.flatMap(({ id, name, next_appointment }) =>
    next_appointment === null || next_appointment < today
      ? []
      : [
          'BEGIN:VEVENT',
          `UID:${id}-${next_appointment}@pets`,
          `DTSTAMP:${stamp}`,
          `DTSTART;VALUE=DATE:${toCompact(next_appointment)}`,
          `DTEND;VALUE=DATE:${toCompact(nextDay(next_appointment))}`,
          `SUMMARY:${escapeText(`${name}: visit to ${place}`)}`,
          'END:VEVENT',
        ],
  );
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(place)}//Pets//EN`,
    ...events,
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
