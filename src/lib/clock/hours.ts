/** '30 minutes', '1 hour', '6 hours'. */
export function formatHours(hours: number): string {
  if (hours < 1) return `${hours * 60} minutes`;
  return `${hours} ${hours === 1 ? 'hour' : 'hours'}`;
}
