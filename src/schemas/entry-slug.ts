/** Turns a title into its address segment: 'Alkaline Phosphatase (ALP)' becomes 'alkaline-phosphatase-alp'. */
export function toEntrySlug(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
