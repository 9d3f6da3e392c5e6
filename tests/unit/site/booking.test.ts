import { describe, expect, test } from 'vitest';
import { booking } from '#i18n/en/booking.ts';
import { toChatLink } from '#lib/booking.ts';

describe('booking by chat', () => {
  test('writes the exact prefilled texts', () => {
    expect(booking.test).toBe('Hi, I would like to book a test.');
    expect(booking.appointment).toBe(
      "Hi, I would like to book an appointment for my pet's diagnostic tests.",
    );
    expect(booking.appointmentFor('Vital Package')).toBe(
      "Hi, I would like to book an appointment for my pet's diagnostic tests: Vital Package.",
    );
  });

  test('builds the link that the chat service reads', () => {
    expect(toChatLink('919810000000', booking.test)).toBe(
      'https://wa.me/919810000000?text=Hi%2C%20I%20would%20like%20to%20book%20a%20test.',
    );
    expect(toChatLink('+91 98100-00000', 'x')).toBe('https://wa.me/919810000000?text=x');
  });

  test.each([booking.appointment, 'A & B + C = 100% #1 ?x=y', 'पालतू जाँच 🐕', 'two\nlines "quoted" <b>'])(
    'carries %j unharmed and safe in an attribute',
    (text) => {
      const link = toChatLink('919810000000', text);
      expect(new URL(link).searchParams.get('text')).toBe(text);
      expect(link).not.toMatch(/["'<>\s+]/);
    },
  );

  test.each(['', 'abc', '0981000000', '1234567', '91981000000012345', '919810000000;evil'])(
    'refuses %j as a number and names the setting',
    (number) => {
      expect(() => toChatLink(number, 'x')).toThrow(/CHAT_NUMBER/);
    },
  );
});
