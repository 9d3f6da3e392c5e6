/** The page's `<html>`: scripts inside the page set attributes on it, by which the styles go. */
export const root = document.documentElement;
