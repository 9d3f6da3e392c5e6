/** Stands after the name of a link whose page is in English. */
export const inEnglish = '(अंग्रेज़ी में)';
