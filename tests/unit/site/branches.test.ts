import { describe, expect, test } from 'vitest';
import { branches } from '#data/branches.ts';
import { partner } from '#data/partner.ts';

describe('branches', () => {
  test('are the six of the specification', () => {
    expect(branches.map((branch) => [branch.name, branch.type])).toEqual([
      ['Vivek Vihar', 'Main Branch'],
      ['Model Town', 'Branch'],
      ['Baraut', 'Branch'],
      ['Shamli', 'Collection Center'],
      ['Saharanpur', 'Collection Center'],
      ['Gauripur', 'Collection Center'],
    ]);
  });

  test.each(branches)('$name has what its card needs', (branch) => {
    expect(branch.id).toMatch(/^[a-z-]+$/);
    expect(branch.address).not.toBe('');
    expect(branch.pincode).toMatch(branch.region === 'Delhi' ? /^110\d{3}$/ : /^2\d{5}$/);
    expect(branch.phone.tel).toMatch(/^\+91\d{10}$/);
    expect(branch.hours.every((stretch) => stretch.opens < stretch.closes)).toBe(true);
    const days = branch.hours.flatMap((stretch) => stretch.days);
    expect(new Set(days).size).toBe(days.length);
    expect(branch.accepts.length).toBeGreaterThanOrEqual(3);
  });

  test('one has its own directions, the others are found by their address', () => {
    expect(
      branches.filter((branch) => branch.directionsUrl !== undefined).map((branch) => branch.id),
    ).toEqual(['vivek-vihar']);
  });

  test('the collection centers take no clotting samples', () => {
    for (const branch of branches.filter((item) => item.type === 'Collection Center')) {
      expect(branch.accepts.map(({ words }) => words).join(' ')).not.toMatch(/citrate/i);
    }
  });

  test('the partner states 16+ and 9+ years', () => {
    expect(partner.figures).toEqual([
      { value: '16+', label: 'Years of experience' },
      { value: '9+', label: 'Years of lab operation' },
    ]);
  });
});
