/**
 * The script of pages with pictures that wait for the reader (src/styles/far.css). Both parts stand in one element, because the
 * content security policy names every script by a hash of 50 bytes and travels with the page.
 */
import './keep-seen.ts';
import './first-paint.ts';
