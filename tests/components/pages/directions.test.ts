import { describe, expect, test } from 'vitest';
import { branches } from '#data/branches.ts';
import { toDirectionsLink } from '#lib/directions.ts';

const place = { address: '5, Kairana Road & Sons, near #2', city: 'Shamli', pincode: '247776' };

describe('Get Directions', () => {
  test('follows the own link of a location', () => {
    expect(toDirectionsLink({ ...place, directionsUrl: 'https://maps.example/shamli' })).toBe(
      'https://maps.example/shamli',
    );
  });

  test('else searches the map for address, city and pincode', () => {
    const url = new URL(toDirectionsLink(place));
    expect(url.origin + url.pathname).toBe('https://www.google.com/maps/search/');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      api: '1',
      query: '5, Kairana Road & Sons, near #2, Shamli 247776',
    });
    expect(url.hash).toBe('');
  });

  test.each(branches)('$name can be found', (branch) => {
    const url = toDirectionsLink(branch);
    expect(url).toMatch(/^https:\/\//);
    expect(decodeURIComponent(url)).toContain(branch.pincode);
  });
});
