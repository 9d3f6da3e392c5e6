export const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');

/** True where nothing may be fetched or move unasked. */
export function isCalm(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  const saving =
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
  return saving || lessMotion.matches || matchMedia('(prefers-reduced-data: reduce)').matches;
}
