/**
 * The switch of languages takes the query and the fragment of the address along, as they are at the press: a filter, a search or a
 * plan may have changed them since the page came. Both languages read the same ones, and leave out what they do not know.
 */
const keepQuery = ({ target }: Event): void => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-switch]') : null;
  if (!link) return;
  link.search = location.search;
  link.hash = location.hash;
};
// Before a menu of the browser opens for it, and for keys and voices.
addEventListener('pointerdown', keepQuery);
addEventListener('click', keepQuery);
