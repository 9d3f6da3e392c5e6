// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { useIsland } from '#islands/shared/use-island.ts';
import { keepPress } from '#lib/keep-press.ts';

const pressed = vi.fn();
let letGo: () => void = () => undefined;

/** An island that is ready for a press some time after its first render. */
function Late() {
  const [isReady, setIsReady] = useState(false);
  const root = useIsland<HTMLDivElement>(isReady);
  letGo = () => setIsReady(true);
  return (
    <div ref={root}>
      <button type="button" onClick={() => pressed(isReady)}>
        Press
      </button>
    </div>
  );
}

function openIsland() {
  const island = document.createElement('astro-island');
  island.innerHTML = renderToString(<Late />);
  document.body.replaceChildren(island);
  const press = () => island.querySelector('button')?.click();
  const hydrate = () => act(async () => void render(<Late />, { container: island, hydrate: true }));
  return { island, press, hydrate };
}

afterEach(() => {
  cleanup();
  pressed.mockReset();
});

test('a press is given again when the island says that it is ready, and once', async () => {
  const { island, press, hydrate } = openIsland();
  keepPress(island);
  press();
  await hydrate();
  expect(pressed).not.toHaveBeenCalled();
  act(() => letGo());
  expect(pressed.mock.calls).toEqual([[true]]);
  act(() => press());
  expect(pressed).toHaveBeenCalledTimes(2);
});

test('several presses are given in their order, each once', () => {
  const { island } = openIsland();
  island.innerHTML = '<button>Zinc</button><button>Copper</button><button>Iron</button>';
  keepPress(island);
  const [zinc, copper, iron] = island.querySelectorAll('button');
  for (const button of [iron, zinc, copper, zinc]) button?.click();
  const given: (string | null)[] = [];
  island.addEventListener('click', ({ target }) => {
    if (target instanceof Element) given.push(target.textContent);
  });
  island.dataset.live = '';
  island.dispatchEvent(new Event('island-live'));
  expect(given).toEqual(['Iron', 'Zinc', 'Copper']);
});

test('an island that was sooner than this keeps nothing back', async () => {
  const { island, press, hydrate } = openIsland();
  await hydrate();
  act(() => letGo());
  keepPress(island);
  act(() => press());
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('code that cannot be had is marked on the island', () => {
  const { island } = openIsland();
  keepPress(island);
  island.dispatchEvent(new CustomEvent('astro:hydration-error', { bubbles: true }));
  expect(island.dataset.failed).toBe('');
});

test('a press that asks for the code again is given when it has come; one before the failure is not', async () => {
  const { island, press, hydrate } = openIsland();
  keepPress(island);
  press();
  island.dispatchEvent(new CustomEvent('astro:hydration-error', { bubbles: true }));
  press();
  await hydrate();
  act(() => letGo());
  expect(pressed.mock.calls).toEqual([[true]]);
});

test('a link that the island would take over is followed where its code cannot be had', () => {
  const { island } = openIsland();
  island.innerHTML = '<a href="#plan" data-press>Add to plan</a>';
  keepPress(island);
  const follow = vi.fn((event: Event) => event.preventDefault());
  island.addEventListener('click', follow);
  const link = island.querySelector('a');
  link?.click();
  expect(follow).not.toHaveBeenCalled();
  island.dispatchEvent(new CustomEvent('astro:hydration-error', { bubbles: true }));
  expect(follow).toHaveBeenCalledTimes(1);
  link?.click();
  expect(follow).toHaveBeenCalledTimes(2);
});
