/** The ways to whatever the first object has and the second has not, or has as another kind of thing. */
function listMissing(wanted: object, given: object, way: readonly string[] = []): string[] {
  return Object.entries(wanted).flatMap(([key, value]) => {
    const other: unknown = Reflect.get(given, key);
    const here = [...way, key];
    const isWord =
      (other !== '' || value === '') &&
      typeof other === typeof value &&
      Array.isArray(other) === Array.isArray(value);
    if (!isWord) return [here.join('.')];
    const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isGroup && typeof other === 'object' && other !== null ? listMissing(value, other, here) : [];
  });
}

/** The file of a screen's words: `planLink` stands in plan-link.ts. */
const toFile = (screen: string) => `${screen.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;

/** Throws, with file and key, where a language lacks words that English has. */
export function checkWords(locale: string, words: object, english: object): void {
  const faults = listMissing(english, words).map((way) => {
    const [screen = '', ...rest] = way.split('.');
    return rest.length === 0
      ? `src/i18n/${locale}/index.ts: the words of ${screen} are missing`
      : `src/i18n/${locale}/${toFile(screen)}: ${rest.join('.')} is missing`;
  });
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
