// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { PlanCount } from '#islands/PlanCount/PlanCount.tsx';
import { FloatingPlanLink } from '#islands/PlanLink/FloatingPlanLink.tsx';
import { PlanLink } from '#islands/PlanLink/PlanLink.tsx';
import { $bookingList, setBookingList } from '#stores/booking-list.ts';
import { beginAt, named } from './begin-at.ts';

const zinc = <PlanLink id="BIO-41" title="Zinc" />;

describe('PlanLink', () => {
  beginAt('/tests/zinc');

  test('without script it is a link to a plan with the test', () => {
    const html = renderToString(zinc);
    expect(html).toContain('href="/plan?t=BIO-41"');
    expect(html).toContain('data-press');
    expect(html).not.toContain('role=');
    expect(html).not.toContain('aria-pressed');
  });

  test('pressed is on the plan; a second press takes it off', async () => {
    const user = userEvent.setup();
    render(zinc);
    const link = screen.getByRole('button', { name: named('Add to plan', 'Zinc') });
    expect(link.getAttribute('aria-pressed')).toBe('false');
    await user.click(link);
    expect(screen.getByRole('button', { name: named('In the plan', 'Zinc'), pressed: true })).toBe(link);
    await user.click(link);
    expect($bookingList.get()).toEqual([]);
  });

  test('Space presses it as Enter does', async () => {
    const user = userEvent.setup();
    render(zinc);
    await user.tab();
    await user.keyboard(' ');
    expect($bookingList.get()).toEqual(['BIO-41']);
    await user.keyboard('{Enter}');
    expect($bookingList.get()).toEqual([]);
  });

  test('a press for a new tab stays a press on a link', () => {
    render(zinc);
    const isLeftAlone = fireEvent.click(screen.getByRole('button'), { ctrlKey: true });
    expect(isLeftAlone).toBe(true);
    expect($bookingList.get()).toEqual([]);
  });

  test('all places of a page agree, and one of them says what has changed', async () => {
    const user = userEvent.setup();
    render(
      <>
        {zinc}
        <PlanLink id="BIO-40" title="Copper" />
        <FloatingPlanLink />
        <PlanCount />
      </>,
    );
    const way = screen.getByRole('navigation', { name: 'Plan' });
    expect(way.querySelector('a')?.hidden).toBe(true);
    await user.click(screen.getByRole('button', { name: named('Add to plan', 'Copper') }));
    await user.click(screen.getByRole('button', { name: named('Add to plan', 'Zinc') }));
    expect(screen.getByRole('link', { name: 'Your plan (2)' }).getAttribute('href')).toBe('/plan');
    expect(screen.getByRole('status').textContent).toBe('Zinc is on the plan: 2 in all');
    expect(screen.getByRole('link', { name: 'Your plan: 2' }).getAttribute('href')).toBe('/plan');
  });

  test('where the browser keeps nothing, the ways to the plan lead to one that holds the list', async () => {
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: () => null, setItem });
    const user = userEvent.setup();
    render(
      <>
        <PlanLink id="BIO-41" title="Zinc" />
        <FloatingPlanLink />
        <PlanCount />
      </>,
    );
    await user.click(screen.getByRole('button', { name: named('Add to plan', 'Zinc') }));
    const toAddress = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(toAddress('Your plan (1)')).toBe('/plan?t=BIO-41');
    expect(toAddress('Your plan: 1')).toBe('/plan?t=BIO-41');
    vi.unstubAllGlobals();
    await user.click(screen.getByRole('button', { name: named('In the plan', 'Zinc') }));
    await user.click(screen.getByRole('button', { name: named('Add to plan', 'Zinc') }));
    expect(toAddress('Your plan (1)')).toBe('/plan');
  });
});

describe('PlanCount', () => {
  beginAt('/');

  test('is hidden while the plan holds nothing, and follows other tabs', () => {
    render(<PlanCount />);
    expect(screen.queryByRole('link')).toBeNull();
    act(() => setBookingList(['HEM-01']));
    expect(screen.getByRole('link', { name: 'Your plan: 1' })).toBeDefined();
    act(() => {
      dispatchEvent(
        new StorageEvent('storage', { key: 'bookingList', newValue: '["HEM-01","HEM-02","HEM-03"]' }),
      );
    });
    expect(screen.getByRole('link', { name: 'Your plan: 3' })).toBeDefined();
  });

  test('the page as built shows no count', () => {
    setBookingList(['HEM-01']);
    expect(renderToString(<PlanCount />)).toContain('hidden=""');
  });
});
