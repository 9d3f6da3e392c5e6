import { expect, test } from 'vitest';
import { specimens } from '#data/specimens.ts';
import { describeSending } from '#islands/Plan/container-words.ts';
import { planData } from '#lib/plan/build-data.ts';
import { toPlan } from '#lib/plan/plan.ts';

/** How the collection sheet sends each container of a plan. */
function send(...ids: string[]): string[] {
  const { containers } = toPlan(ids, { species: 'Dog', kg: 30 }, planData);
  return containers.map((container) =>
    describeSending(container, { ...specimens[container.specimen], drawing: '' }),
  );
}

test('plasma is sent as its test asks, whole blood of the same plan as always', () => {
  expect(send('HOR-17', 'HEM-01')).toEqual(['As frozen plasma', 'On a cold pack, never frozen']);
});

test('tests in one tube with rules of their own are named', () => {
  expect(send('BIO-05', 'BIO-06')).toEqual(['On a cold pack, wrapped against light']);
  expect(send('BIO-05', 'BIO-01')).toEqual([
    'BIO-05: On a cold pack, wrapped against light. BIO-01: On a cold pack',
  ]);
});
