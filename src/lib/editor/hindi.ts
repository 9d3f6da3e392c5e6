import { tidyLine } from '#schemas/typed-text.ts';

/** What a post is called and what it is about in Hindi, as it is typed. */
export interface Hindi {
  title: string;
  summary: string;
}

/** The same as the table holds it: plain lines, null for none. */
export interface HindiColumns {
  title_hi: string | null;
  summary_hi: string | null;
}

/** What keeps it from being published; null when nothing does. Readers see both or neither. */
export const findHindiFault = ({ title, summary }: Hindi): string | null =>
  (title.trim() === '') === (summary.trim() === '')
    ? null
    : 'Please write the Hindi title and the Hindi summary, or leave both empty.';

export const toHindiColumns = ({ title, summary }: Hindi): HindiColumns => ({
  title_hi: tidyLine(title).trim() || null,
  summary_hi: tidyLine(summary).trim() || null,
});
