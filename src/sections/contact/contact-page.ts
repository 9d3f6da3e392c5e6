/** What the contact page runs at its end. */
import './resume-draft.ts';
import '#components/ui/island-loader.ts';
