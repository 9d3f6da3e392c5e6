// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { NoticeWords } from '#components/ui/NoticeWords.tsx';
import { Notices } from '#islands/Notices/Notices.tsx';

const day = 86_400_000;
const builtAt = Date.parse('2026-12-10T00:05:00+05:30');
const now = { id: 'now', words: 'Closed today.', begin: builtAt - day, end: builtAt + day };
const next = { id: 'next', words: 'Closed on Sunday.', begin: builtAt + 2 * day, end: builtAt + 3 * day };
const notices = <Notices notices={[now, next]} builtAt={builtAt} />;

function openAt(moment: number): void {
  vi.useFakeTimers({ now: moment, toFake: ['Date'] });
  render(notices);
}
const isPast = (words: string) => screen.getByText(words).hasAttribute('data-past');
const isHidden = (words: string) => screen.getByText(words).hidden;

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('the HTML shows the notices of the build and holds those to come', () => {
  const html = renderToString(notices);
  expect(html).toMatch(/<p class="page" data-notice="">Closed today/);
  expect(html).toMatch(/<p class="late-notice" data-notice="" hidden="">Closed on Sunday/);
  expect(html).not.toContain('data-past');
});

test('on the day of the build nothing changes', () => {
  openAt(builtAt + 1000);
  expect([isPast(now.words), isHidden(now.words), isHidden(next.words)]).toEqual([false, false, true]);
});

test('one that has passed is marked and keeps its place', () => {
  openAt(now.end + 1000);
  expect([isPast(now.words), isHidden(now.words), isHidden(next.words)]).toEqual([true, false, true]);
});

test('one whose time has come is shown, and goes again', () => {
  openAt(next.begin + 1000);
  expect([isPast(next.words), isHidden(next.words)]).toEqual([false, false]);
  cleanup();
  openAt(next.end + 1000);
  expect(isHidden(next.words)).toBe(true);
});

test('where none is shown and none has room there is no region', () => {
  render(<Notices notices={[next]} builtAt={builtAt} />);
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('a notice on the page of its test goes when it has passed', () => {
  vi.useFakeTimers({ now: builtAt, toFake: ['Date'] });
  render(<NoticeWords words="Not run today." end={builtAt + day} />);
  expect(isPast('Not run today.')).toBe(false);
  cleanup();
  vi.setSystemTime(builtAt + 2 * day);
  render(<NoticeWords words="Not run today." end={builtAt + day} />);
  expect(isPast('Not run today.')).toBe(true);
});
