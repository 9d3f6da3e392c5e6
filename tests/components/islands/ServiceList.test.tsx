// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { toCatalogueText } from '#i18n/facts/catalogues.ts';
import { ServiceList } from '#islands/ServiceList/ServiceList.tsx';
import { listServices, serviceGroups } from '#lib/catalogue/services.ts';
import { GET } from '#pages/[...locale]/tests/index.json.ts';
import { beginAt, readAddress } from './begin-at.ts';

const services = listServices((catalogue) => toCatalogueText(catalogue, 'en'));

const names = () =>
  screen
    .getAllByRole('heading', { level: 3 })
    .filter((heading) => !heading.closest('li')?.hasAttribute('data-filtered-out'))
    .map(({ textContent }) => textContent);
const count = () => screen.getAllByRole('status')[0]?.textContent;

describe('ServiceList', () => {
  beginAt('/pricing');
  beforeEach(() => vi.stubGlobal('fetch', async () => GET({ params: {} })));
  afterEach(() => vi.unstubAllGlobals());

  test('an emergency that finds nothing is answered first', async () => {
    const user = userEvent.setup();
    render(<ServiceList services={services} groups={serviceGroups} />);
    await user.type(screen.getByRole('searchbox'), 'snake bite');
    expect(await screen.findByRole('region', { name: /^Emergency: / })).toBeDefined();
  });

  test('an emergency that finds a list is answered above it', async () => {
    const user = userEvent.setup();
    render(<ServiceList services={services} groups={serviceGroups} />);
    await user.type(screen.getByRole('searchbox'), 'swallowed');
    expect(names()).toEqual(['Endoscopy']);
    const region = await screen.findByRole('region', { name: /^Emergency: / });
    expect(region.compareDocumentPosition(screen.getByRole('heading', { name: 'Endoscopy' }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  test('searches title and description', async () => {
    const user = userEvent.setup();
    render(<ServiceList services={services} groups={serviceGroups} />);
    expect(count()).toBe(`${services.length} of ${services.length} services available`);
    await user.type(screen.getByRole('searchbox'), ' TICK ');
    expect(names()).toEqual(['Rapid and pathogen tests', 'Specialized tests']);
  });

  test('a chip leaves its group alone, in the order of the list', async () => {
    const user = userEvent.setup();
    render(<ServiceList services={services} groups={serviceGroups} />);
    await user.click(screen.getByRole('radio', { name: 'Imaging' }));
    expect(names()).toEqual(services.filter(({ group }) => group === 'Imaging').map(({ title }) => title));
    expect(readAddress()).toBe('/pricing?category=Imaging');
    const laboratory = screen.getByRole('heading', { level: 2, name: 'Laboratory' });
    expect(laboratory.parentElement?.hasAttribute('data-filtered-out')).toBe(true);
  });

  test('the empty state leads back to all services', async () => {
    const user = userEvent.setup();
    render(<ServiceList services={services} groups={serviceGroups} />);
    await user.type(screen.getByRole('searchbox'), 'glands of nothing');
    expect(screen.getByRole('heading', { name: 'No services found' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Show All Services' }));
    expect(names()).toHaveLength(services.length);
  });
});
