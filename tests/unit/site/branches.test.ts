import { describe, expect, test } from 'vitest';
import { branches } from '#data/branches.ts';
import { couriers } from '#data/courier.ts';
import { branchesSchema } from '#schemas/branch.ts';
import { parseData } from '#schemas/parse-data.ts';

describe('branches', () => {
  test('have names and ids of their own, one of them the main laboratory', () => {
    for (const key of ['id', 'name'] as const) {
      expect(new Set(branches.map((branch) => branch[key])).size).toBe(branches.length);
    }
    expect(branches.filter((branch) => branch.type === 'Main Branch')).toHaveLength(1);
  });

  test('have a courier each, and no courier comes from elsewhere', () => {
    expect(couriers.map(({ branch }) => branch).sort(), 'src/data/courier.ts').toEqual(
      branches.map(({ id }) => id).sort(),
    );
  });

  test.each(branches)('$name has what its card needs', (branch) => {
    expect(branch.id).toMatch(/^[a-z-]+$/);
    expect(branch.address).not.toBe('');
    expect(branch.phone.tel).toMatch(/^\+91\d{10}$/);
    expect(branch.hours.every((stretch) => stretch.opens < stretch.closes)).toBe(true);
    const days = branch.hours.flatMap((stretch) => stretch.days);
    expect(new Set(days).size).toBe(days.length);
    expect(branch.accepts.length).toBeGreaterThanOrEqual(3);
  });

  test('have the postal code of their region, or are named', () => {
    const moved = branches.map((branch) => ({ ...branch, pincode: '900001' }));
    expect(() => parseData('branches.ts', branchesSchema, moved)).toThrow(
      'branches.ts, 0.pincode: does not begin as those of its region do (in vivek-vihar)',
    );
  });
});
