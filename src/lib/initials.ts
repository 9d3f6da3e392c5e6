/** The initials of a name without its title, at most two, capital: 'Dr. Meera Bhardwaj' becomes 'MB'. */
export function toInitials(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '' && !word.endsWith('.'));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word = '') => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase('en-IN');
}
