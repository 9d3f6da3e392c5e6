// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MyPets } from '#islands/MyPets/MyPets.tsx';
import { openPage, serve, signInForTest, toSession } from './page.tsx';

const user = userEvent.setup();
const moti = {
  id: 'moti',
  name: 'Moti',
  type: 'dog',
  breed: 'Indie',
  age: '4 years',
  born_on: null,
  weight: '18 kg',
  last_checkup: '2026-01-05',
  next_appointment: null,
  image: null,
  health_status: 'healthy',
  vaccinations: ['Rabies'],
  medications: [],
  notes: '',
};

beforeEach(signInForTest);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const open = async (pets: Parameters<typeof serve>[0]['']) => {
  const asked = serve({ '/auth/v1/user': () => Response.json(toSession().user), '/pets': pets });
  await openPage(<MyPets />).hydrate();
  return asked;
};

test('a pet is added: its name is asked for, and every field is sent', async () => {
  const asked = await open(({ method }) => Response.json(method === 'POST' ? [moti] : []));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Add Pet' })).toHaveProperty('disabled', false),
  );
  await user.click(screen.getByRole('button', { name: 'Add Pet' }));
  const form = await screen.findByRole('form', { name: 'Add a pet' }, { timeout: 10_000 });
  await user.click(within(form).getByRole('button', { name: 'Save' }));
  expect(await within(form).findByText(/required/)).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(within(form).getByLabelText('Name')));
  await user.type(within(form).getByLabelText('Name'), 'Moti');
  await user.type(within(form).getByLabelText('Vaccinations'), 'Rabies{enter}DHPP');
  await user.click(within(form).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Moti is saved.')).toBeDefined();
  expect(asked.find(({ method }) => method === 'POST')?.body).toMatchObject({
    name: 'Moti',
    type: 'dog',
    vaccinations: ['Rabies', 'DHPP'],
  });
  expect(screen.getByRole('article', { name: 'Moti' })).toBeDefined();
});

test('a pet is edited with what is known of it, and a failure keeps what was typed', async () => {
  await open(({ method }) =>
    method === 'PATCH' ? Response.json({ message: 'x' }, { status: 500 }) : Response.json([moti]),
  );
  await user.click(await screen.findByRole('button', { name: 'Edit Moti' }));
  const form = await screen.findByRole('form', { name: 'Edit Moti' }, { timeout: 10_000 });
  expect(within(form).getByLabelText('Breed')).toHaveProperty('value', 'Indie');
  expect(within(form).getByRole('radio', { name: 'Dog' })).toHaveProperty('checked', true);
  await user.clear(within(form).getByLabelText('Weight'));
  await user.type(within(form).getByLabelText('Weight'), '19 kg');
  await user.click(within(form).getByRole('button', { name: 'Save' }));
  expect(await within(form).findByText(/This did not work.*What you typed is still here/)).toBeDefined();
  expect(within(form).getByLabelText('Weight')).toHaveProperty('value', '19 kg');
});

test('of an edited pet only what was changed is sent: another tab may have changed the rest', async () => {
  const asked = await open(() => Response.json([moti]));
  await user.click(await screen.findByRole('button', { name: 'Edit Moti' }));
  const form = await screen.findByRole('form', { name: 'Edit Moti' }, { timeout: 10_000 });
  await user.type(within(form).getByLabelText('Notes'), 'Limps');
  await user.click(within(form).getByRole('radio', { name: 'Monitoring' }));
  await user.click(within(form).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Moti is saved.')).toBeDefined();
  const [patch] = asked.filter(({ method }) => method === 'PATCH');
  expect(patch?.body).toMatchObject({ notes: 'Limps', health_status: 'monitoring' });
  for (const kept of ['name', 'breed', 'weight', 'vaccinations', 'image'])
    expect(patch?.body).not.toHaveProperty(kept);
});

test('a deleted pet can be brought back', async () => {
  const asked = await open(() => Response.json([moti]));
  await user.click(await screen.findByRole('button', { name: 'Delete Moti' }));
  expect(await screen.findByText('Moti is deleted.')).toBeDefined();
  expect(screen.queryByRole('article')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Moti is back.')).toBeDefined();
  expect(asked.map(({ method }) => method)).toEqual(expect.arrayContaining(['DELETE', 'POST']));
});

test('pets that cannot be read are said, and asked for again', async () => {
  let isBroken = true;
  await open(() => (isBroken ? Response.json({}, { status: 500 }) : Response.json([moti])));
  expect(await screen.findByText('This could not be loaded. Please try again in a moment.')).toBeDefined();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('article', { name: 'Moti' })).toBeDefined();
  expect(document.activeElement?.getAttribute('role')).toBe('alert');
});

test('an age in words becomes a day of birth, a weight has its unit, and the species are those of the lists', async () => {
  const asked = await open(({ method }) => Response.json(method === 'POST' ? [moti] : []));
  await user.click(await screen.findByRole('button', { name: 'Add Pet' }));
  const form = await screen.findByRole('form', { name: 'Add a pet' }, { timeout: 10_000 });
  await user.type(within(form).getByLabelText('Name'), 'Gauri');
  await user.click(within(form).getByRole('radio', { name: 'Cattle' }));
  await user.type(within(form).getByLabelText('Age'), '4 years');
  await user.type(within(form).getByLabelText('Weight'), 'heavy');
  await user.click(within(form).getByRole('button', { name: 'Save' }));
  expect(await within(form).findByText('Please give it in kg, such as 18 or 4.5')).toBeDefined();
  await user.clear(within(form).getByLabelText('Weight'));
  await user.type(within(form).getByLabelText('Weight'), '450');
  await user.click(within(form).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(asked.some(({ method }) => method === 'POST')).toBe(true));
  expect(asked.find(({ method }) => method === 'POST')?.body).toMatchObject({
    type: 'cattle',
    age: '4 years',
    born_on: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    weight: '450 kg',
  });
});

test('an appointment that is past says so and offers a new one', async () => {
  await open(() => Response.json([{ ...moti, next_appointment: '2026-01-05' }]));
  const card = await screen.findByRole('article', { name: 'Moti' });
  expect(within(card).getByText('Last appointment')).toBeDefined();
  expect(within(card).getByRole('link', { name: 'Book a new one' })).toBeDefined();
});

/** A table whose first answer to a method is lost, although it was carried out. */
async function loseAnswer(lost: string, pets: (typeof moti)[]) {
  let rows = pets;
  let isLost = true;
  const asked = await open(({ method, query, body }) => {
    const id = query.get('id')?.replace('eq.', '');
    const gone = rows.filter((one) => one.id === id);
    if (method === 'POST') rows = [...rows, { ...moti, ...Object(body), id: `new ${rows.length}` }];
    if (method === 'DELETE') rows = rows.filter((one) => one.id !== id);
    if (method === 'PATCH') rows = rows.map((one) => (one.id === id ? { ...one, ...Object(body) } : one));
    if (method === lost && isLost) {
      isLost = false;
      return Promise.reject(new TypeError('Failed to fetch'));
    }
    if (method === 'POST') return Response.json(rows.slice(-1));
    return Response.json(method === 'DELETE' ? gone : id ? rows.filter((one) => one.id === id) : rows);
  });
  return { asked, read: () => rows };
}

test('a pet whose answer was lost is there once, with what was typed since', async () => {
  const { read } = await loseAnswer('POST', [moti]);
  await screen.findByRole('article', { name: 'Moti' });
  await user.click(screen.getByRole('button', { name: 'Add Pet' }));
  const form = await screen.findByRole('form', { name: 'Add a pet' }, { timeout: 10_000 });
  await user.type(within(form).getByLabelText('Name'), 'Gauri');
  await user.click(within(form).getByRole('button', { name: 'Save' }));
  await within(form).findByText(/We cannot be reached/);
  await user.type(within(form).getByLabelText('Notes'), 'Limps');
  await user.click(within(form).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Gauri is saved.')).toBeDefined();
  expect(read()).toMatchObject([{ name: 'Moti' }, { name: 'Gauri', notes: 'Limps' }]);
});

test('a pet whose deletion lost its answer is deleted, and can be brought back', async () => {
  const { read } = await loseAnswer('DELETE', [moti]);
  await user.click(await screen.findByRole('button', { name: 'Delete Moti' }));
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Moti is deleted.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Moti is back.')).toBeDefined();
  expect(read()).toHaveLength(1);
});

test('a pet whose deletion lost its answer can also be deleted and brought back by the same buttons again', async () => {
  const { read } = await loseAnswer('DELETE', [moti]);
  await user.click(await screen.findByRole('button', { name: 'Delete Moti' }));
  await screen.findByText(/We cannot be reached/);
  await user.click(screen.getByRole('button', { name: 'Delete Moti' }));
  expect(await screen.findByText('Moti is deleted.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined();
  expect(read()).toEqual([]);
});

test('a pet that is brought back, and whose answer was lost, is there once after a second Undo', async () => {
  const { read } = await loseAnswer('POST', [moti]);
  await user.click(await screen.findByRole('button', { name: 'Delete Moti' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText(/We cannot be reached/);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Moti is back.')).toBeDefined();
  expect(read()).toHaveLength(1);
});

test('a change whose answer was lost is taken back by what is typed since', async () => {
  const { read } = await loseAnswer('PATCH', [moti]);
  await user.click(await screen.findByRole('button', { name: 'Edit Moti' }));
  const form = await screen.findByRole('form', { name: 'Edit Moti' }, { timeout: 10_000 });
  await user.type(within(form).getByLabelText('Notes'), 'Limps');
  await user.click(within(form).getByRole('button', { name: 'Save' }));
  await within(form).findByText(/We cannot be reached/);
  await user.clear(within(form).getByLabelText('Notes'));
  await user.click(within(form).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Moti is saved.')).toBeDefined();
  expect(read()).toMatchObject([{ notes: '' }]);
});
