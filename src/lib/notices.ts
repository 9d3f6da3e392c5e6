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
