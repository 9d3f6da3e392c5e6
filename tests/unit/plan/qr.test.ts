import { describe, expect, test } from 'vitest';
import { toQrCode } from '#lib/plan/qr.ts';

const link = (length: number) =>
  `https://nidana.example/plan?t=${'HEM-01.PAN-04.'.repeat(60)}`.slice(0, length);

describe('the QR code of a plan', () => {
  test.each([
    [14, 25],
    [62, 37],
    [412, 81],
    [660, 97],
  ])('of %i characters has a side of %i modules', (length, size) => {
    const code = toQrCode(link(length));
    expect(code?.size).toBe(size);
    expect(code?.path).toMatch(/^(?:M\d+ \d+(?:L\d+ \d+)+Z)+$/);
  });

  test('is left out for a text that is too long', () => {
    expect(toQrCode('x'.repeat(700))).toBeNull();
  });
});
