const unzoned = /^(\d{4})-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/;
const hour = 3_600_000;

const readMoment = (text: string | null | undefined, offsetHours: number): string | null => {
  const match = text ? unzoned.exec(text) : null;
  // WordPress writes the year 0000 or -0001 where it has no date.
  if (!text || !match || Number(match[1]) === 0) return null;
  const milliseconds = Date.parse(`${text}Z`) - offsetHours * hour;
  return Number.isNaN(milliseconds) ? null : new Date(milliseconds).toISOString();
};

/** A moment of WordPress in UTC: the unambiguous one when there, else local time by the site's offset, else null. */
export function toMoment(
  gmt: string | null | undefined,
  local: string | null | undefined,
  offsetHours: number | undefined,
): string | null {
  return readMoment(gmt, 0) ?? (offsetHours === undefined ? null : readMoment(local, offsetHours));
}
