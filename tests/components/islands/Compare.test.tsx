// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { Compare } from '#islands/Compare/Compare.tsx';
import { bundles, testsByDepartment } from '#lib/compare/bundles.ts';
import { beginAt, named, readAddress } from './begin-at.ts';
import { openPage } from './page.tsx';

const compare = <Compare bundles={bundles} departments={testsByDepartment} drawings={{}} />;
const table = () => within(screen.getByRole('region', { name: 'Panels and packs side by side' }));
const columns = () =>
  table()
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
const row = (name: RegExp) => table().queryByRole('row', { name });
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });

describe('Compare', () => {
  beginAt('/compare');

  test('all are shown until two are chosen, then what differs is said in words', async () => {
    const user = userEvent.setup();
    render(compare);
    expect(columns()).toHaveLength(bundles.length);
    expect(box(/^Only what differs/).disabled).toBe(true);
    await user.click(box(/^Thyroid and Adrenal/));
    expect(columns()).toEqual(['Thyroid and Adrenal Panel']);
    expect(screen.getByText('Choose another to compare it with.')).toBeDefined();
    await user.click(box(/^Comprehensive Wellness/));
    expect(readAddress()).toBe('/compare?p=PAN-04,PAN-07');
    expect(row(/^You save/)?.textContent).toContain('differs');
    expect(row(/^Total T4/)?.textContent).not.toContain('differs');
    expect(row(/^Fungal Culture/)).toBeNull();
    await user.click(box(/^Only what differs/));
    expect(row(/^Total T4/)).toBeNull();
    expect(row(/^Plan/)).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(columns()).toHaveLength(bundles.length);
    expect(readAddress()).toBe('/compare');
    expect(document.activeElement).toBe(box(/^Pre-Anaesthetic/));
  });

  test('a fourth is refused in words', async () => {
    const user = userEvent.setup();
    history.replaceState(null, '', '/compare?p=PAN-01,PAN-06,vital');
    render(compare);
    await user.click(box(/^Advance/));
    expect(box(/^Advance/).checked).toBe(false);
    expect(screen.getByText(/^Three fit side by side: take one off first\./)).toBeDefined();
    expect(columns()).toHaveLength(3);
  });

  test('names what it does not know and what does not fit, and keeps the rest', () => {
    history.replaceState(null, '', '/compare?p=PAN-99,pan-01,PAN-02,PAN-03,vital');
    render(compare);
    expect(
      screen.getByText(
        /^Not among our panels and packs: PAN-99\. The rest is below\. Three fit side by side: Vital Package is left out\./,
      ),
    ).toBeDefined();
    expect(readAddress()).toBe('/compare?p=PAN-01,PAN-02,PAN-03');
  });

  test('of four that were ticked before React took over, the one left out is named', async () => {
    const { element, hydrate } = openPage(compare);
    for (const early of [...element.querySelectorAll<HTMLInputElement>('[name=p]')].slice(0, 4))
      early.checked = true;
    await hydrate();
    expect(readAddress()).toBe('/compare?p=PAN-01,PAN-02,PAN-03');
    expect(screen.getByText(/^Three fit side by side: .+ is left out\. 3 side by side/)).toBeDefined();
  });

  test('a column goes on the plan', async () => {
    const user = userEvent.setup();
    history.replaceState(null, '', '/compare?p=PAN-04,PAN-07');
    render(compare);
    await user.click(screen.getByRole('button', { name: named('Add to plan', 'Thyroid and Adrenal Panel') }));
    expect(screen.getByRole('link', { name: 'Your plan (1)' })).toBeDefined();
  });
});
