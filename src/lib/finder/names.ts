/**
 * The forms of a title that count as its whole name: without its brackets, turned round at a comma, and what stands in
 * the brackets where that is another name ('ALT', 'SGPT') and not a list of things.
 */
export function toNames(title: string): string[] {
  const bare = title.replace(/\s*\([^)]*\)/g, '').trim();
  const inBrackets = [...title.matchAll(/\(([^)]*)\)/g)].flatMap(([, inner = '']) =>
    inner.includes(',') ? [] : inner.split(' / '),
  );
  const [first = '', second] = bare.split(', ');
  const turned = second === undefined || bare.includes(' and ') ? [] : [`${second} ${first}`];
  return [...new Set([bare, ...turned, ...inBrackets])].filter((name) => name !== title && name !== '');
}
