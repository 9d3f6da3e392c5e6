/** In the head of pages with pictures that wait, in one element: the policy, which travels with the page, names each by a hash. */
import './keep-seen.ts';
import './first-paint.ts';
