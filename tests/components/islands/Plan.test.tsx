// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { GET } from '#pages/[...locale]/plan.json.ts';

vi.mock('#islands/Plan/Message.tsx', () => ({ Message: () => null }));

/** The island as a page loads it: its list is read from the browser's storage. */
async function open(address: string, stored?: string, state: unknown = null) {
  vi.resetModules();
  history.replaceState(state, '', address);
  if (stored !== undefined) localStorage.setItem('bookingList', stored);
  const { Plan } = await import('#islands/Plan/Plan.tsx');
  return render(<Plan />);
}
const kept = () => localStorage.getItem('bookingList');
const tests = () => screen.findByRole('region', { name: 'Tests' });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => GET({ params: {} }));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('the HTML says what to do without a plan, and that it is not known yet', async () => {
  const { Plan } = await import('#islands/Plan/Plan.tsx');
  const html = renderToString(<Plan />);
  expect(html).toContain('No tests yet');
  expect(html).toContain('data-pending');
});

test('without a list and without an address nothing is fetched', async () => {
  await open('/plan');
  expect(screen.getByRole('heading', { name: 'No tests yet' })).toBeTruthy();
  expect(fetch).not.toHaveBeenCalled();
});

test('the list of this browser is worked out', async () => {
  await open('/plan', '["HEM-16"]');
  expect(screen.getByRole('status').textContent).toBe('Loading your plan…');
  expect((await tests()).textContent).toContain('D-Dimer');
  await waitFor(() => expect(location.search).toBe('?t=HEM-16'));
});

test('a plan that came with its link does not cost a visitor the own list', async () => {
  await open('/plan?t=BIO-41', '["HEM-16"]');
  expect((await tests()).textContent).toContain('Zinc');
  expect(screen.getByRole('button', { name: 'Back to my own list (1)' })).toBeTruthy();
  expect(kept()).toBe('["HEM-16"]');
});

describe('in a plan of someone else', () => {
  test('what is taken off stays on the own list', async () => {
    await open('/plan?t=BIO-41.HEM-16', '["HEM-16","HEM-01"]');
    await userEvent.click(await screen.findByRole('button', { name: /^Remove.*D-Dimer/ }));
    await waitFor(() => expect(location.search).toBe('?t=BIO-41'));
    await userEvent.click(screen.getByRole('button', { name: /^Remove/ }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'No tests yet' }));
    expect(kept()).toBe('["HEM-16","HEM-01"]');
    await userEvent.click(screen.getByRole('button', { name: 'Back to my own list (2)' }));
    expect((await tests()).textContent).toContain('D-Dimer');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Tests' }));
  });

  test('a cheaper way to book it is not taken for the own list', async () => {
    await open('/plan?t=BIO-01.BIO-02.BIO-03.BIO-04.BIO-05.BIO-06.BIO-07', '["HEM-16"]');
    await userEvent.click(await screen.findByRole('button', { name: 'Change the plan' }));
    await waitFor(() => expect(location.search).not.toContain('BIO-01.'));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Tests' }));
    expect(kept()).toBe('["HEM-16"]');
  });

  test('what another tab puts on the own list joins that, and is not lost on the way back to it', async () => {
    await open('/plan?t=BIO-41', '["HEM-16"]');
    await tests();
    const grown = '["HEM-16","HEM-01"]';
    localStorage.setItem('bookingList', grown);
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'bookingList', newValue: grown })));
    expect((await tests()).textContent).toContain('Zinc');
    await userEvent.click(screen.getByRole('button', { name: 'Back to my own list (2)' }));
    expect((await tests()).textContent).toContain('Complete Blood Count');
    expect(kept()).toBe(grown);
  });
});

test('what an address names by hand and nobody knows is named, and the rest stands', async () => {
  await open('/plan?t=%3Cscript%3E.hem1.HEM-99&species=dragon&kg=-4&branch=../../etc');
  expect((await tests()).textContent).toContain('Complete Blood Count');
  expect(screen.getByText(/^Not in our price lists any more: script, HEM-99\. The rest/)).toBeTruthy();
  await waitFor(() => expect(location.search).toBe('?t=HEM-01'));
  expect(kept()).toBe('["HEM-01"]');
});

test.each([
  ['{"no":"list"}', null],
  ['["HEM-16",{"id":1}]', '["HEM-16"]'],
  ['["HEM-16"', null],
])('the broken list %s is set aside with a word', async (stored, left) => {
  await open('/plan', stored);
  expect(screen.getByRole('alert').textContent).toMatch(/could not be read/);
  expect(localStorage.getItem('bookingList_damaged')).toBe(stored);
  expect(kept()).toBe(left);
});

test('a plan that cannot be worked out is not called empty', async () => {
  vi.mocked(fetch).mockResolvedValue(new Response('', { status: 500 }));
  await open('/plan', '["HEM-16"]');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/^The plan could not be loaded/));
  expect(screen.queryByText('No tests yet')).toBeNull();
  expect(kept()).toBe('["HEM-16"]');
});

describe('what nothing has any more', () => {
  test('leaves the list that is kept, and is named in this view as it was typed', async () => {
    await open('/plan?t=HEM-01,NOPE,QQQ');
    await tests();
    expect(screen.getByText(/^Not in our price lists any more: NOPE, QQQ\./)).toBeTruthy();
    expect(kept()).toBe('["HEM-01"]');
  });

  test('leaves a plan of someone else, and costs the own list nothing', async () => {
    await open('/plan?t=BIO-41,NOPE', '["HEM-16","gone"]');
    await tests();
    expect(screen.getByText(/^Not in our price lists any more: NOPE\./)).toBeTruthy();
    await waitFor(() => expect(location.search).toBe('?t=BIO-41'));
    expect(kept()).toBe('["HEM-16","gone"]');
  });

  test('leaves no plan at all where it was the whole', async () => {
    await open('/plan?t=NOPE');
    expect((await screen.findByText(/^Not in our price lists/)).textContent).not.toContain('The rest');
    expect(screen.getByRole('heading', { name: 'No tests yet' })).toBeTruthy();
    expect(kept()).toBeNull();
  });
});

describe('what was told of the visit', () => {
  const visit = JSON.stringify({
    address: 'species=dog&kg=12&age=old',
    collected: null,
    petName: 'Moti',
    time: 'soon',
    message: null,
  });
  const nameField = () => screen.getByLabelText<HTMLInputElement>('Pet’s name');
  const keepVisit = (text = visit) => sessionStorage.setItem('planVisit', text);

  test('is there again on a plan without it in its address', async () => {
    keepVisit();
    await open('/plan', '["BIO-01","BIO-03"]');
    await tests();
    expect(nameField().value).toBe('Moti');
    await waitFor(() => expect(location.search).toBe('?t=BIO-01.BIO-03&species=dog&kg=12&age=old'));
  });

  test('is there again on a reload, which has the pet in its address', async () => {
    keepVisit();
    await open('/plan?t=BIO-01&species=dog&kg=12&age=old', '["BIO-01"]');
    await tests();
    expect(nameField().value).toBe('Moti');
  });

  test('is not mixed with the pet of an address', async () => {
    keepVisit();
    await open('/plan?t=BIO-01&species=cat', '["BIO-01"]');
    await tests();
    expect(nameField().value).toBe('');
    await waitFor(() => expect(location.search).toBe('?t=BIO-01&species=cat'));
  });

  test('waits while the plan of someone else is looked at, and comes back with the own list', async () => {
    keepVisit();
    await open('/plan?t=BIO-41&species=cat', '["BIO-01"]');
    await tests();
    expect(nameField().value).toBe('');
    expect(sessionStorage.getItem('planVisit')).toBe(visit);
    await userEvent.click(screen.getByRole('button', { name: 'Back to my own list (1)' }));
    expect(nameField().value).toBe('Moti');
    expect(screen.getByLabelText<HTMLInputElement>('Weight in kg').value).toBe('12');
  });

  test('an address that this tab wrote before the list grew is no plan of someone else', async () => {
    keepVisit();
    await open('/plan?t=BIO-01&species=dog&kg=12', '["BIO-01","BIO-03"]', 'own-plan');
    await tests();
    expect(screen.queryByText(/came with its link/)).toBeNull();
    expect(nameField().value).toBe('Moti');
  });

  test('is forgotten with the last test', async () => {
    const user = userEvent.setup();
    await open('/plan?t=BIO-01&species=dog');
    await tests();
    await user.type(nameField(), 'Moti');
    expect(sessionStorage.getItem('planVisit')).toContain('Moti');
    await user.click(screen.getByRole('button', { name: /^Remove/ }));
    expect(sessionStorage.getItem('planVisit')).toBeNull();
    await waitFor(() => expect(location.search).toBe(''));
  });

  test('does no harm where it is broken', async () => {
    keepVisit('{"address":');
    await open('/plan', '["BIO-01"]');
    await tests();
    expect(nameField().value).toBe('');
  });
});

describe('the weight', () => {
  const field = () => screen.getByLabelText<HTMLInputElement>('Weight in kg');
  const described = () =>
    document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent;

  beforeEach(async () => {
    await open('/plan?t=BIO-01');
    await tests();
  });

  test('is read with its unit', async () => {
    await userEvent.type(field(), '4.5 kg');
    await waitFor(() => expect(location.search).toBe('?t=BIO-01&kg=4.5'));
    await userEvent.tab();
    expect(field().getAttribute('aria-invalid')).toBe('false');
  });

  test('one that cannot become right is refused at once, and stays', async () => {
    await userEvent.type(field(), 'abc');
    expect(field().value).toBe('abc');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(described()).toMatch(/^Weight not understood/);
  });

  test('is refused when its field is left, and not before', async () => {
    await userEvent.type(field(), '9999');
    expect(field().getAttribute('aria-invalid')).toBe('false');
    await userEvent.tab();
    expect(described()).toMatch(/^This is more than 1500 kg/);
    expect(location.search).toBe('?t=BIO-01');
  });

  test('is weighed against the species that is chosen after it', async () => {
    await userEvent.type(field(), '30');
    await userEvent.selectOptions(screen.getByLabelText('Species'), 'Cat');
    expect(described()).toMatch(/^This is more than 20 kg/);
    await waitFor(() => expect(location.search).toBe('?t=BIO-01&species=cat'));
    await userEvent.selectOptions(screen.getByLabelText('Species'), 'Dog');
    await waitFor(() => expect(location.search).toBe('?t=BIO-01&species=dog&kg=30'));
    expect(field().getAttribute('aria-invalid')).toBe('false');
  });
});
