/** What WordPress names the category of posts that nobody put into one, in the languages it is installed in. */
const names: ReadonlySet<string> = new Set([
  ...['uncategorized', 'uncategorised', 'अवर्गीकृत', 'غیر-زمرہ-بند', 'غير-مصنف', 'allgemein', 'non-classe'],
  ...['sin-categoria', 'sem-categoria', 'senza-categoria', 'geen-categorie', 'bez-kategorii', 'без-рубрики'],
]);

/** Whether a category says nothing of the posts in it; most themes do not show it. */
export const isDefaultCategory = (slug: string): boolean => names.has(slug.toLowerCase());
