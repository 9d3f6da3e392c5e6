/** Of the page, as the scripts inside it say things to its styles. */
export const root = document.documentElement;
