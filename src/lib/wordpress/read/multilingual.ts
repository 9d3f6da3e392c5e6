/** Marks by which plug-ins keep several languages in one text: `[:en]Fever[:hi]बुखार[:]`, `{:en}Fever{:}`, `<!--:en-->`. */
const mark =
  /\[:([a-z]{2}(?:[-_][a-z]{2,4})?)?\]|\{:([a-z]{2}(?:[-_][a-z]{2,4})?)?\}|<!--:([a-z]{2}(?:[-_][a-z]{2,4})?)?-->/gi;
const own = 'en';

type Section = { language: string | null; text: string };

function toSections(text: string): Section[] {
  const sections: Section[] = [];
  let language: string | null = null;
  let from = 0;
  for (const found of text.matchAll(mark)) {
    sections.push({ language, text: text.slice(from, found.index) });
    language = (found[1] ?? found[2] ?? found[3])?.toLowerCase().slice(0, 2) ?? null;
    from = found.index + found[0].length;
  }
  return [...sections, { language, text: text.slice(from) }];
}

/** A text in one language: the page's own where it has it, else the first that says something. What is in none belongs to all. */
export function pickLanguage(text: string): string {
  // A closing mark alone is no mark of a language.
  if (!/(?:\[:|\{:|<!--:)[a-z]{2}/i.test(text)) return text;
  const sections = toSections(text);
  const says = sections.filter((section) => section.language !== null && section.text.trim() !== '');
  const language = says.some((section) => section.language === own) ? own : (says[0]?.language ?? own);
  return sections
    .filter((section) => section.language === null || section.language === language)
    .map((section) => section.text)
    .join('');
}
