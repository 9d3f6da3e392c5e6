import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { toQrPath, toQrRows } from '#lib/plan/qr.ts';

const link = (length: number) =>
  `https://nidana.example/plan?t=${'HEM-01.PAN-04.'.repeat(60)}`.slice(0, length);
const toHash = (text: string) => {
  const rows = toQrRows(text);
  return rows && createHash('sha256').update(toQrPath(rows)).digest('hex').slice(0, 12);
};

describe('the QR code of a plan', () => {
  // Each of these pictures was read back with a decoder when it was recorded; the sizes cross every change of the format.
  test.each([
    [14, '78b14437d7be'],
    [42, '5ff35693ff90'],
    [122, 'fc7176d378c3'],
    [200, 'e5ed4fc60121'],
    [412, '87d0cd15133d'],
    [660, '3405fb468387'],
  ])('of %i characters is the picture that was read back', (length, hash) => {
    expect(toHash(link(length))).toBe(hash);
  });

  test('has its three corners, and a side that fits its version', () => {
    const rows = toQrRows(link(62)) ?? [];
    expect((rows.length - 17) % 4).toBe(0);
    const corner = (x: number, y: number) => Array.from({ length: 7 }, (_, at) => rows[y]?.[x + at]);
    for (const [x, y] of [
      [0, 0],
      [rows.length - 7, 0],
      [0, rows.length - 7],
    ] as const) {
      expect(corner(x, y)).toEqual(Array.from({ length: 7 }, () => true));
      expect(corner(x, y + 1)).toEqual([true, false, false, false, false, false, true]);
    }
  });

  test('is left out for a text that is too long', () => {
    expect(toQrRows('x'.repeat(700))).toBeNull();
  });
});
