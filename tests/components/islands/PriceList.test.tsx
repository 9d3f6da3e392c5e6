// @vitest-environment happy-dom
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { filter } from '#i18n/hi/filter.ts';
import { PriceList } from '#islands/PriceList/PriceList.tsx';
import { getCatalogue, getEntries } from '#lib/catalogue/lookup.ts';
import { type PriceRowData, toPriceRow } from '#lib/catalogue/price-rows.ts';
import { GET } from '#pages/[...locale]/tests/index.json.ts';
import { $bookingList } from '#stores/booking-list.ts';
import { beginAt, readAddress } from './begin-at.ts';

const toProps = (id: string) => {
  const list = getCatalogue(id);
  return {
    list,
    rows: getEntries(list).map((entry) => toPriceRow({ entry, catalogue: list })),
    setting: {
      wording: list.wording,
      ribbon: list.ribbon,
      drawings: { 'Serum (Plain)': 't1' },
      bookHref: 'https://wa.me/919810000000',
    },
    checked: 'Checked today.',
  };
};
const whole = toProps('biochemistry');
/** Some of its categories are enough here. */
const biochemistry = {
  ...whole,
  rows: whole.rows.filter(({ category }) => ['Liver', 'Glucose', 'Mineral'].includes(category)),
};
const total = biochemistry.rows.length;
const list = () => {
  const found = screen.getAllByRole('list').find(({ classList }) => classList.contains('rows'));
  if (!found) throw new Error('no rows');
  return found;
};
const items = () => [...list().children].filter((row) => !row.hasAttribute('data-filtered-out'));
const names = () => items().map((row) => row.querySelector('h3')?.textContent ?? '');
const count = () => screen.getAllByRole('status')[0]?.textContent;
const search = () => screen.getByRole<HTMLInputElement>('searchbox');

describe('PriceList', () => {
  beginAt('/pricing/biochemistry');
  beforeEach(() => vi.stubGlobal('fetch', async () => GET({ params: {} })));
  afterEach(() => vi.unstubAllGlobals());

  test('an emergency that finds nothing is answered first', async () => {
    const user = userEvent.setup();
    render(<PriceList {...biochemistry} />);
    await user.type(screen.getByRole('searchbox'), 'dog not breathing');
    expect(await screen.findByRole('region', { name: /^Emergency: / })).toBeDefined();
  });

  test('an emergency that finds what is only for one is answered above it', async () => {
    const user = userEvent.setup();
    render(<PriceList {...toProps('endoscopy')} isGrave />);
    await user.type(search(), 'foreign body');
    expect(names()).toEqual(['Endoscopic Foreign Body Removal']);
    const region = await screen.findByRole('region', { name: /^Emergency: / });
    expect(region.textContent).toContain('a swallowed battery');
  });

  test('searches, keeps what was typed as it stands, clears and says how many', async () => {
    const user = userEvent.setup();
    render(<PriceList {...biochemistry} />);
    expect(items()).toHaveLength(total);
    await user.type(search(), '  GLUC');
    expect(search().value).toBe('  GLUC');
    for (const name of names()) expect(name.toLowerCase()).toContain('gluc');
    expect(count()).toBe(`${items().length} of ${total} tests available`);
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(items()).toHaveLength(total);
    expect(document.activeElement).toBe(search());
    expect(readAddress()).toBe('/pricing/biochemistry');
  });

  test('says in Hindi how many, in words that fit one as well', async () => {
    const user = userEvent.setup();
    render(<PriceList {...biochemistry} filterWords={filter} />);
    await user.type(search(), 'fructosamine');
    expect(count()).toBe(`tests (${total} में से 1)`);
  });

  test('a chip is a step of the history, and Back takes it back', async () => {
    const user = userEvent.setup();
    render(<PriceList {...biochemistry} />);
    const before = history.length;
    await user.click(screen.getByRole('radio', { name: 'Glucose' }));
    expect(readAddress()).toBe('/pricing/biochemistry?category=Glucose');
    expect(history.length).toBe(before + 1);
    expect(items().every((row) => row.getAttribute('data-category') === 'Glucose')).toBe(true);
    act(() => {
      history.replaceState(null, '', '/pricing/biochemistry');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(items()).toHaveLength(total);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'All' }).checked).toBe(true);
  });

  test('sorts by price, and rows that are filtered out stay in the page for paper', async () => {
    const user = userEvent.setup();
    render(<PriceList {...biochemistry} />);
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Price');
    const prices = names().map((name) => biochemistry.rows.find(({ title }) => title === name)?.price ?? 0);
    expect(prices).toEqual([...prices].sort((one, other) => one - other));
    await user.type(search(), 'alt');
    expect(list().children).toHaveLength(total);
    expect(items().length).toBeLessThan(total);
  });

  test('an address opens its view, and a chip behind More is shown', () => {
    history.replaceState(null, '', '/pricing/biochemistry?q=calcium&category=Mineral&sort=price');
    render(<PriceList {...biochemistry} />);
    expect(search().value).toBe('calcium');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Mineral' }).checked).toBe(true);
    expect(screen.getByText<HTMLElement>('More').closest('details')?.open).toBe(true);
    expect(screen.getByLabelText<HTMLSelectElement>('Sort by').value).toBe('price');
    expect(items().length).toBeGreaterThan(0);
  });

  test('says that nothing matches, leads to the finder with the same words, and goes back to the whole list', async () => {
    const user = userEvent.setup();
    render(<PriceList {...biochemistry} />);
    await user.click(screen.getByRole('radio', { name: 'Liver' }));
    await user.type(search(), 'zzz');
    expect(screen.getByRole('heading', { name: 'No tests found' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Search all tests by name' }).getAttribute('href')).toBe(
      '/tests?q=zzz',
    );
    await user.click(screen.getByRole('button', { name: 'Show All Tests' }));
    expect(items()).toHaveLength(total);
    expect(search().value).toBe('');
    expect(screen.queryByRole('heading', { name: 'No tests found' })).toBeNull();
  });

  test('what was typed and chosen before React came is kept', async () => {
    const page = document.createElement('div');
    document.body.append(page);
    page.innerHTML = renderToString(<PriceList {...biochemistry} />);
    expect(items()).toHaveLength(total);
    search().value = 'gluc';
    screen.getByRole<HTMLInputElement>('radio', { name: 'Glucose' }).checked = true;
    screen.getByLabelText<HTMLSelectElement>('Sort by').value = 'price';
    const root = await act(async () => hydrateRoot(page, <PriceList {...biochemistry} />));
    expect(search().value).toBe('gluc');
    expect(readAddress()).toBe('/pricing/biochemistry?q=gluc&category=Glucose&sort=price');
    expect(screen.getByLabelText<HTMLSelectElement>('Sort by').value).toBe('price');
    for (const name of names()) expect(name.toLowerCase()).toContain('gluc');
    act(() => root.unmount());
    page.remove();
  });

  test('a row shows its price, samples, badges and facts, books by chat and goes on the plan', async () => {
    const user = userEvent.setup();
    const row = biochemistry.rows.find(({ samples, facts }) => samples.length > 0 && facts.length > 0);
    if (!row) throw new Error('no such row');
    render(<PriceList {...biochemistry} rows={[row]} />);
    const item = within(list());
    expect(item.getByRole('link', { name: row.title }).getAttribute('href')).toBe(
      '/tests/bile-acids-fasting-and-2-h-post-meal',
    );
    expect(item.getByText('per test')).toBeDefined();
    for (const { label } of row.facts) expect(item.getByText(label)).toBeDefined();
    expect(item.getByRole('link', { name: /^Book Test/ }).getAttribute('target')).toBe('_blank');
    await user.click(item.getByRole('button', { name: /^Add to plan/ }));
    expect($bookingList.get()).toEqual([row.code]);
    expect(screen.getByText(`${row.title} is on the plan: 1 in all`)).toBeDefined();
  });

  test('a notice that has passed goes', () => {
    const [first] = biochemistry.rows;
    if (!first) throw new Error('no rows');
    const rows: PriceRowData[] = [
      {
        ...first,
        notices: [
          { words: 'Was out of reagent.', end: Date.now() - 1000 },
          { words: 'Is out of reagent.', end: Date.now() + 60_000 },
        ],
      },
    ];
    render(<PriceList {...biochemistry} rows={rows} />);
    expect(screen.queryByText('Was out of reagent.')).toBeNull();
    expect(screen.getByText('Is out of reagent.')).toBeDefined();
  });

  test('each list is named by what it holds', () => {
    for (const [id, words] of [
      ['panel-package', 'panels available'],
      ['radiology', 'studies available'],
      ['endoscopy', 'procedures available'],
      ['hematology', 'tests available'],
    ] as const) {
      const { unmount } = render(<PriceList {...toProps(id)} />);
      expect(count()).toContain(words);
      unmount();
    }
  });
});
