// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emergencies } from '#i18n/hi/data/emergencies.ts';
import { dictionary } from '#i18n/hi/index.ts';
import { Finder } from '#islands/Finder/Finder.tsx';
import { finderEntries } from '#lib/finder/build-entries.ts';
import { tubeIds } from '#lib/finder/view.ts';
import { GET } from '#pages/[...locale]/tests/index.json.ts';
import { speciesSchema, specimenNames } from '#schemas/specimen.ts';
import { setBookingList } from '#stores/booking-list.ts';
import { packPrice, priceOf } from '../../prices.ts';

const index = await GET({ params: { locale: 'hi' } }).text();
const { emergencyNote, finder, plan, planLink } = dictionary;

const asked = vi.fn<(path: string) => Promise<Response>>();

beforeEach(() => {
  setBookingList([]);
  asked.mockImplementation(async () => new Response(index));
  vi.stubGlobal('fetch', asked);
});
afterEach(() => {
  cleanup();
  asked.mockReset();
  vi.unstubAllGlobals();
});

async function open(query: string) {
  history.replaceState(null, '', `/hi/tests?${new URLSearchParams({ q: query })}`);
  await act(async () => {
    render(
      <Finder
        total={finderEntries.length}
        options={{
          departments: ['Hematology'],
          species: speciesSchema.options.filter((name) => name !== 'All'),
          specimens: specimenNames,
          tubes: tubeIds.map((id) => ({ id, drawing: id })),
        }}
        callNow={emergencies.callNow}
        askLink="https://chat.example/"
        bookLink="https://chat.example/book"
        voice={{
          locale: 'hi',
          words: finder,
          planWords: planLink,
          names: { departments: { Hematology: 'खून' }, species: plan.pet.knownSpecies, specimens: {} },
        }}
        emergencyWords={emergencyNote}
      />,
    );
  });
  return userEvent.setup();
}

const firstRow = () => {
  const [row] = within(screen.getByRole('region', { name: 'सबसे सही पहले' })).getAllByRole('listitem');
  return row ?? document.body;
};

test('a search says in Hindi what it found, what owners call it and why', async () => {
  await open('खून की जाँच');
  expect(asked).toHaveBeenCalledWith('/hi/tests/index.json');
  const row = firstRow();
  expect(row.querySelector('a')?.getAttribute('href')).toBe('/hi/tests/complete-blood-count-cbc');
  expect(within(row).getByRole('link', { name: 'जाँच बुक करें: Complete Blood Count (CBC)' })).toBeTruthy();
  for (const words of [
    'Complete Blood Count (CBC)',
    'खून की पूरी गिनती',
    priceOf('HEM-01'),
    'बैंगनी: EDTA',
    'रिपोर्ट: 2-4 घंटे',
    'अक्सर “खून की जाँच” लिखने वाले यही ढूँढते हैं',
  ])
    expect(row.textContent).toContain(words);
  expect(within(row).getByRole('button', { name: 'प्लान में जोड़ें: Complete Blood Count (CBC)' })).toBeTruthy();
  expect(screen.getAllByRole('status')[0]?.textContent).toMatch(/^\d+ में से \d+$/);
});

test('an emergency comes first, in Hindi', async () => {
  await open('कुत्ता सांस नहीं ले पा रहा');
  const note = screen.getByRole('region', { name: /^आपात स्थिति/ });
  const { sign, doNow, never } = emergencies.items.breathing;
  for (const words of [emergencies.callNow.vet, sign, doNow, never])
    expect(note.textContent).toContain(words);
});

test('what a word means leads to the page of its sign', async () => {
  await open('khujli');
  expect(screen.getByRole('link', { name: /खुजली/ }).getAttribute('href')).toBe(
    '/hi/tests/by-problem/itching',
  );
});

test('what is not offered is named with the nearest', async () => {
  await open('HDDST');
  const line = screen.getByText(/^हमारी कीमतों की सूची में नहीं है/);
  expect(line.textContent).toContain(priceOf('HOR-16'));
  expect(within(line).getByRole('link', { name: 'WhatsApp पर बुक करें' })).toBeTruthy();
});

test('a question about the laboratory leads to its page, in English where there is no other', async () => {
  const user = await open('घर से सैंपल');
  expect(screen.getByRole('link', { name: 'घर पर सैंपल' }).getAttribute('href')).toBe(
    '/hi/faq#home-collection',
  );
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'tubes');
  for (const link of screen.queryAllByRole('link', { name: /^सैंपल गाइड/ }))
    expect(link.getAttribute('hreflang')).toBe('en');
});

test('health packs have their Hindi names', async () => {
  await open('super advance');
  const said = screen.getByText(/^हमारे/).textContent;
  expect(said).toContain('सुपर एडवांस');
  expect(said).toMatch(new RegExp(`${packPrice('Super Advance Package')}।$`));
});

test('filters are named and chosen in Hindi, and nothing found says so', async () => {
  const user = await open('');
  await user.selectOptions(screen.getByRole('combobox', { name: 'जानवर' }), 'घोड़ा');
  expect(location.search).toContain('species=Horse');
  await user.type(screen.getByRole('searchbox'), 'qqqqq');
  expect(screen.getByRole('heading', { name: 'कुछ नहीं मिला' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'सब दिखाएँ' }));
  expect(screen.queryByRole('heading', { name: 'कुछ नहीं मिला' })).toBeNull();
});
