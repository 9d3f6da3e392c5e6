/** Whether this browser keeps what `client:intent={{ stored: key }}` names; one that keeps nothing may refuse the question. */
export function isStored(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('stored' in value)) return false;
  try {
    return localStorage.getItem(String(value.stored)) !== null;
  } catch {
    return false;
  }
}
