/**
 * Every page's address has small letters; redirects know the capitals of most. Whoever came with others is led on from the
 * page that says there is none. Only the path is set: an address that begins with two slashes must not lead to another site.
 */
const asked = new URL(location.href);
// Letters of other scripts are written with capitals or small ones: they are the same address.
if (/[A-Z]/.test(asked.pathname.replace(/%../g, ''))) {
  asked.pathname = asked.pathname.toLowerCase();
  location.replace(asked);
}
