/** Characters of the title and the summary of an article in another language, as the database has them. Apart from the schemas, for the browser. */
export const longestTitle = 300;
export const longestSummary = 600;
