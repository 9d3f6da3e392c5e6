/** What home runs at its end, in one element: the policy, which travels with the page, names each by a hash. */
import '#components/ui/close-menu.ts';
import '#sections/contact/resume-draft.ts';
import '#components/ui/island-loader.ts';
