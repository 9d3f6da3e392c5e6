// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { catalogues } from '#data/catalogues/index.ts';
import { emergencies } from '#data/emergencies.ts';
import { Finder } from '#islands/Finder/Finder.tsx';
import type { FinderOptions } from '#islands/Finder/options.ts';
import { compareTitles } from '#lib/finder/alphabet.ts';
import { finderEntries } from '#lib/finder/build-entries.ts';
import { passesFilters, tubeIds } from '#lib/finder/view.ts';
import { formatRupees } from '#lib/money.ts';
import { GET } from '#pages/[...locale]/tests/index.json.ts';
import { speciesSchema, specimenNames } from '#schemas/specimen.ts';
import { $bookingList, setBookingList } from '#stores/booking-list.ts';
import { $planAnnouncement } from '#stores/plan-announcement.ts';
import { packPrice, priceOf as priceOfCode } from '../../prices.ts';

const index = await GET({ params: {} }).text();
const total = finderEntries.length;
const options: FinderOptions = {
  departments: catalogues.map(({ title }) => title),
  species: speciesSchema.options.filter((name) => name !== 'All'),
  specimens: specimenNames,
  tubes: tubeIds.map((id) => ({ id, drawing: id })),
};
const finder = (
  <Finder
    total={total}
    options={options}
    callNow={emergencies.callNow}
    askLink="https://chat.example/"
    bookLink="https://chat.example/book"
  >
    <ul aria-label="A to Z" />
  </Finder>
);

/** The answer of the site to the request for the index. */
const answer = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  history.replaceState(null, '', '/tests');
  setBookingList([]);
  $planAnnouncement.set('');
  answer.mockImplementation(async () => new Response(index));
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  cleanup();
  answer.mockReset();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A living finder whose index has come. */
async function open(address = '/tests') {
  history.replaceState(null, '', address);
  const user = userEvent.setup();
  await act(async () => {
    render(finder);
  });
  return user;
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox');
const count = () => screen.getAllByRole('status')[0]?.textContent;
const list = () => screen.queryByRole('list', { name: 'A to Z' });
const hits = () => screen.queryByRole('region', { name: /Best matches first|From A to Z/ });
const titles = () => {
  const region = hits();
  return region
    ? within(region)
        .getAllByRole('listitem')
        .map((row) => row.querySelector('a')?.textContent)
    : [];
};
const priceOf = (title: string) => finderEntries.find((entry) => entry.title === title)?.price ?? 0;

describe('a search', () => {
  test('puts the best match first, with price, page and reason, in place of the list', async () => {
    const user = await open();
    expect(list()).not.toBeNull();
    await user.type(field(), 'khoon jaanch');
    const [first] = within(hits() ?? document.body).getAllByRole('listitem');
    expect(titles()[0]).toBe('Complete Blood Count (CBC)');
    expect(first?.textContent).toContain(formatRupees(priceOf('Complete Blood Count (CBC)')));
    expect(first?.textContent).toContain('“khoon jaanch”: blood test');
    expect(first?.querySelector('a')?.getAttribute('href')).toBe('/tests/complete-blood-count-cbc');
    expect(list()).toBeNull();
    expect(count()).toMatch(new RegExp(`^\\d+ of ${total}$`));
  });

  test('shows with each hit its sample, the time to the result and a way to book it', async () => {
    const user = await open();
    await user.type(field(), 'sgpt');
    const [first] = within(hits() ?? document.body).getAllByRole('listitem');
    for (const said of ['(ALT / SGPT)', priceOfCode('BIO-01'), 'Red: serum', 'Result: 4-6h'])
      expect(first?.textContent).toContain(said);
    const book = screen.getByRole('link', { name: 'Book Test: Alanine Aminotransferase (ALT / SGPT)' });
    expect(book.getAttribute('href')).toBe('https://chat.example/book');
  });

  test('that a filter says as well is the filter, from A to Z', async () => {
    await open('/tests?q=tests+under+300+rupees');
    const none = {
      q: '',
      department: '',
      species: '',
      sample: '',
      tube: '',
      urgent: false,
      within: null,
    } as const;
    const cheap = finderEntries.filter((entry) => passesFilters(entry, { ...none, max: 300 }));
    expect(titles()).toEqual(cheap.toSorted(compareTitles).map(({ title }) => title));
  });

  test('leads to the signs it speaks of, and back to all of them', async () => {
    const user = await open('/tests?q=khujli');
    expect(screen.getByRole('link', { name: 'Itching, hair loss' }).getAttribute('href')).toBe(
      '/tests/by-problem/itching',
    );
    await user.clear(field());
    expect(screen.getByRole('link', { name: 'Start from what you see' })).toBeTruthy();
  });

  test('for an emergency says so before the first hit', async () => {
    const user = await open();
    expect(screen.queryByRole('region', { name: /^Emergency/ })).toBeNull();
    await user.type(field(), 'rat poison');
    const note = screen.getByRole('region', { name: /^Emergency/ });
    expect(note.closest('[role="alert"]')).not.toBeNull();
    const told = emergencies.items.find(({ sign }) => note.textContent?.includes(sign));
    expect(note.textContent).toContain(told?.doNow);
    expect(note.textContent).toContain(told?.never);
    const region = hits();
    expect(region && note.compareDocumentPosition(region) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    // Nobody books who should go.
    expect(screen.queryByRole('link', { name: /^Book Test/ })).toBeNull();
  });

  test('names what is not offered once, with one way to ask', async () => {
    const user = await open('/tests?q=CBC+and+ECG');
    expect(titles()[0]).toBe('Complete Blood Count (CBC)');
    expect(screen.getByText(/^Not in our price lists/).textContent).toContain('ECG');
    await user.clear(field());
    await user.type(field(), 'ECG');
    expect(screen.getByRole('heading', { name: 'Nothing found' })).toBeTruthy();
    expect(screen.getAllByRole('link', { name: /ask us by chat/i })).toHaveLength(1);
  });

  test('names the nearest to what is not offered, with price and a way to book', async () => {
    await open('/tests?q=HDDST');
    const line = screen.getByText(/^Not in our price lists/);
    expect(line.textContent).toContain(
      `Low-Dose Dexamethasone Suppression Test (3 cortisols) ${priceOfCode('HOR-16')}`,
    );
    expect(within(line).getByRole('link', { name: 'Book by chat' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Nothing found' })).toBeNull();
  });

  test('offers no way to book the nearest where an emergency stands above', async () => {
    await open('/tests?q=lungworm+and+hard+breathing');
    expect(screen.getByRole('region', { name: /^Emergency/ })).toBeTruthy();
    const line = screen.getByText(/^Not in our price lists/);
    expect(line.textContent).toContain(priceOfCode('CLI-03'));
    expect(within(line).getByRole('link', { name: 'Ask us by chat' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Book/ })).toBeNull();
  });

  test('leads a question about the laboratory to its page', async () => {
    await open('/tests?q=home+collection');
    expect(screen.getByRole('link', { name: 'Sampling at home' }).getAttribute('href')).toBe(
      '/faq#home-collection',
    );
    expect(screen.queryByRole('heading', { name: 'Nothing found' })).toBeNull();
  });

  test('without any answer says so, with one way to ask', async () => {
    await open('/tests?q=qqqqq');
    expect(screen.getByRole('heading', { name: 'Nothing found' })).toBeTruthy();
    expect(count()).toBe(`0 of ${total}`);
    expect(screen.getAllByRole('link', { name: /ask us by chat/i })).toHaveLength(1);
    expect(list()).toBeNull();
  });

  test('names the health packs that it asks for, with their prices', async () => {
    const user = await open('/tests?q=super+advance');
    expect(screen.getByText(/^Among our/).textContent).toMatch(
      new RegExp(`Super Advance Package\\s${packPrice('Super Advance Package')}\\.$`),
    );
    await user.clear(field());
    await user.type(field(), 'cbc');
    expect(screen.queryByText(/^Among our/)).toBeNull();
  });

  test('names no health pack where sugar may be low: each asks for a fast', async () => {
    await open('/tests?q=package+low+sugar');
    await waitFor(() => expect(titles()).toContain('Glucose, Random'));
    expect(screen.queryByText(/^Among our/)).toBeNull();
  });

  test('or a choice that finds many shows all of them in the end', async () => {
    await open('/tests?species=Dog');
    const found = Number.parseInt(count() ?? '', 10);
    expect(found).toBeGreaterThan(100);
    await waitFor(() => expect(titles()).toHaveLength(found));
  });
});

describe('the address', () => {
  test('opens a shared view', async () => {
    await open('/tests?q=tick&tube=edta&urgent=1&nonsense=1');
    expect(field().value).toBe('tick');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Lavender: EDTA' }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Urgent' }).checked).toBe(true);
    expect(hits()).not.toBeNull();
    expect(location.search).toBe('?q=tick&tube=edta&urgent=1');
  });

  test('gets a step for a choice, which Back takes back', async () => {
    const user = await open();
    const steps = history.length;
    await user.selectOptions(screen.getByRole('combobox', { name: 'Species' }), 'Horse');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Price up to' }), '500');
    expect(location.search).toBe('?species=Horse&max=500');
    expect(history.length).toBe(steps + 2);
    history.replaceState(null, '', '/tests?species=Horse');
    act(() => void dispatchEvent(new PopStateEvent('popstate')));
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Price up to' }).value).toBe('');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Species' }).value).toBe('Horse');
  });

  test('holds what is typed once the visitor leaves the field, in the same step', async () => {
    const user = await open();
    const steps = history.length;
    await user.type(field(), 'liver');
    await user.tab();
    expect(location.search).toBe('?q=liver');
    expect(history.length).toBe(steps);
  });
});

describe('buttons', () => {
  test('Clear empties the field, keeps the filters and the cursor', async () => {
    const user = await open('/tests?q=tick&tube=edta');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(field().value).toBe('');
    expect(document.activeElement).toBe(field());
    expect(location.search).toBe('?tube=edta');
  });

  test('Show all is there for a narrowed list only, and brings the whole one back', async () => {
    const user = await open('/tests?q=tick&tube=edta&within=24');
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(location.search).toBe('');
    expect(list()).not.toBeNull();
    expect(hits()).toBeNull();
    expect(document.activeElement).toBe(field());
    expect(count()).toBe(`${total} tests, panels and procedures`);
    expect(screen.queryByRole('button', { name: 'Show all' })).toBeNull();
  });

  test('a test goes on the plan and off again, and the way to the plan counts', async () => {
    const user = await open('/tests?q=cbc');
    const title = 'Complete Blood Count (CBC)';
    await user.click(screen.getByRole('button', { name: `Add to plan: ${title}` }));
    expect($bookingList.get()).toEqual(['HEM-01']);
    const isSaid = (words: string) =>
      screen.getAllByRole('status').some(({ textContent }) => textContent === words);
    expect(isSaid(`${title} is on the plan: 1 in all`)).toBe(true);
    act(() => setBookingList(['HEM-01', 'BIO-01']));
    expect(screen.getByRole('link', { name: 'Your plan (2)' }).getAttribute('href')).toBe('/plan');
    const button = screen.getByRole('button', { name: `In plan: ${title}` });
    expect(button.getAttribute('aria-pressed')).toBe('true');
    await user.click(button);
    expect($bookingList.get()).toEqual(['BIO-01']);
    expect(isSaid(`${title} is off the plan: 1 in all`)).toBe(true);
    expect(screen.getByRole('link', { name: 'Your plan (1)' })).toBeTruthy();
  });
});

describe('before and without the index', () => {
  test('what was typed and chosen before React took over is applied, over the shared view', async () => {
    history.replaceState(null, '', '/tests?within=24');
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(finder);
    const early = container.querySelector<HTMLInputElement>('[name=q]');
    if (early) early.value = 'sgpt';
    const tube = container.querySelector<HTMLInputElement>('[name=tube][value=serum]');
    if (tube) tube.checked = true;
    await act(async () => {
      render(finder, { container, hydrate: true });
    });
    expect(field().value).toBe('sgpt');
    expect(location.search).toBe('?q=sgpt&tube=serum&within=24');
    expect(titles()[0]).toBe('Alanine Aminotransferase (ALT / SGPT)');
    container.remove();
  });

  test('React takes over the HTML of the build without a difference, with a plan and a shared view', async () => {
    setBookingList(['HEM-01']);
    history.replaceState(null, '', '/tests?q=cbc');
    const said = vi.spyOn(console, 'error');
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(finder);
    await act(async () => {
      render(finder, { container, hydrate: true });
    });
    expect(said.mock.calls.filter(([words]) => /hydrat|match/i.test(String(words)))).toEqual([]);
    expect(screen.getByRole('link', { name: 'Your plan (1)' })).toBeTruthy();
    container.remove();
  });

  test('an index that cannot be had leaves the list whole, says so, and is asked for again with the next key', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    answer.mockImplementation(async () => new Response('', { status: 503 }));
    const user = await open('/tests?q=live');
    expect(count()).toBe('The search could not be loaded. The full list is below.');
    expect(list()).not.toBeNull();
    answer.mockImplementation(async () => new Response(index));
    await user.type(field(), 'r');
    await waitFor(() => expect(titles()[0]).toBe('Liver Function Test (LFT)'));
    expect(count()).toMatch(/^\d+ of/);
  });

  test('a file that is no index is none', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    answer.mockImplementation(async () => new Response('{"columns":[]}'));
    await open();
    expect(count()).toBe('The search could not be loaded. The full list is below.');
  });
});
