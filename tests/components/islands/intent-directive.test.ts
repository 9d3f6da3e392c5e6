// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

type Directive = typeof import('#integrations/intent-directive.ts').default;
let intent: Directive;

const start = vi.fn(async () => undefined);

/** An island of its own, with the loader of its code. */
function place(value: unknown = true) {
  const island = document.createElement('astro-island');
  island.append(document.createElement('button'));
  document.body.append(island);
  const load = vi.fn(async () => start);
  void intent(load, { name: 'intent', value: value as string }, island);
  return { island, load };
}
const pass = () => new Promise((resolve) => setTimeout(resolve, 5));

beforeEach(async () => {
  // Each page waits for a first sign of its own.
  vi.resetModules();
  ({ default: intent } = await import('#integrations/intent-directive.ts'));
});
afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
  history.replaceState(null, '', '/');
  start.mockClear();
});

describe('the first sign of life', () => {
  test.each([
    'pointermove',
    'pointerdown',
    'touchstart',
    'wheel',
    'keydown',
    'focusin',
    'input',
    'click',
    'scroll',
  ])('%s fetches and hydrates, once', async (sign) => {
    const { load } = place();
    await pass();
    expect(load).not.toHaveBeenCalled();
    dispatchEvent(new Event(sign));
    dispatchEvent(new Event(sign));
    await pass();
    expect(load).toHaveBeenCalledOnce();
    expect(start).toHaveBeenCalledOnce();
  });

  test('is no row that scrolls inside the page', async () => {
    const { island, load } = place();
    island.querySelector('button')?.dispatchEvent(new Event('scroll'));
    await pass();
    expect(load).not.toHaveBeenCalled();
  });
});

describe('at once', () => {
  test('where the address asks for a view', () => {
    history.replaceState(null, '', '/?q=alt');
    expect(place().load).toHaveBeenCalledOnce();
  });

  test('where this browser keeps what the island shows, and not otherwise', () => {
    localStorage.setItem('plan', '[]');
    expect(place({ stored: 'plan' }).load).toHaveBeenCalledOnce();
    expect(place({ stored: 'draft' }).load).not.toHaveBeenCalled();
  });

  test('where the visitor comes back to a listing that had grown', async () => {
    history.replaceState({ listing: 18 }, '', '/');
    vi.resetModules();
    ({ default: intent } = await import('#integrations/intent-directive.ts'));
    const { load } = place();
    await pass();
    expect(load).toHaveBeenCalledOnce();
  });
});

test('code that could not be had is asked for once more when the visitor goes on', async () => {
  const { island, load } = place();
  dispatchEvent(new Event('keydown'));
  await pass();
  island.dispatchEvent(new Event('astro:hydration-error'));
  await pass();
  expect(load).toHaveBeenCalledOnce();
  dispatchEvent(new Event('keydown'));
  dispatchEvent(new Event('keydown'));
  await pass();
  expect(load).toHaveBeenCalledTimes(2);
});
