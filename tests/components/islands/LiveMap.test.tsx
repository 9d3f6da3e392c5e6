// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { LiveMap } from '#islands/LiveMap/LiveMap.tsx';

const map = <LiveMap frame="about:blank" title="Location of the laboratory" show="Show the live map" />;
const findDetails = () => screen.getByRole<HTMLDetailsElement>('group');

afterEach(cleanup);

test('the frame comes when the map is opened, and stays', () => {
  render(map);
  expect(screen.queryByTitle(/^Location/)).toBeNull();
  for (const open of [true, false]) {
    findDetails().open = open;
    fireEvent(findDetails(), new Event('toggle'));
    expect(screen.getByTitle('Location of the laboratory').getAttribute('sandbox')).toBeTruthy();
  }
});

test('a map that was opened before React came is shown', async () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(map);
  document.body.append(page);
  findDetails().open = true;
  const root = await act(async () => hydrateRoot(page, map));
  expect(screen.getByTitle('Location of the laboratory')).toBeTruthy();
  await act(async () => root.unmount());
  page.remove();
});
