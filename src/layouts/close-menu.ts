/**
 * Closes the phone's menu with the link that is followed in it. For pages that the menu leads to places on: a link to another
 * page leaves the menu behind by itself (AccountHint.astro closes it for the way back).
 */
// By its id, in fewer bytes.
const { menu } = self as typeof self & { menu?: HTMLElement };
if (menu) menu.onclick = ({ target }) => (target as Element).closest('a') && menu.hidePopover();
