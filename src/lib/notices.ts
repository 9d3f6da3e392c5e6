import type { Notice } from '#schemas/notice.ts';

/** The notices that are shown on a day in India such as 2026-12-20, their first and last day included. */
export function getCurrent(notices: readonly Notice[], day: string): Notice[] {
  return notices.filter(({ from, until }) => from <= day && day <= until);
}

/** The notices about any of these tests. */
export function getAboutTests(notices: readonly Notice[], codes: readonly string[]): Notice[] {
  return notices.filter(({ tests }) => tests.some((code) => codes.includes(code)));
}

/** The notices about a branch. */
export function getAboutBranch(notices: readonly Notice[], branch: string): Notice[] {
  return notices.filter(({ branches }) => branches.includes(branch));
}

/** The moment after which a notice has passed, the last of its last day in India, in milliseconds since 1970. */
export function toEnd({ until }: Notice): number {
  return Date.parse(`${until}T23:59:59+05:30`);
}

/** The moment at which a notice begins, the first of its first day in India, in milliseconds since 1970. */
export function toBegin({ from }: Notice): number {
  return Date.parse(`${from}T00:00:00+05:30`);
}

/** A notice with its two moments. */
export interface Dated {
  readonly id: string;
  readonly words: string;
  /** Of the words, where it is not the page's. */
  readonly lang?: string;
  readonly begin: number;
  readonly end: number;
}

export const toDated = (notice: Notice & Pick<Dated, 'lang'>): Dated => ({
  id: notice.id,
  words: notice.words,
  ...(notice.lang && { lang: notice.lang }),
  begin: toBegin(notice),
  end: toEnd(notice),
});

/** Where a notice stands at a moment, in milliseconds since 1970. */
export function toPhase({ begin, end }: Dated, moment: number): 'coming' | 'current' | 'past' {
  if (moment < begin) return 'coming';
  return moment > end ? 'past' : 'current';
}
