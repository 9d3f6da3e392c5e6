import { describe, expect, test } from 'vitest';
import { branches } from '#data/branches.ts';
import { faqs } from '#data/faq.ts';
import { toFaqPage } from '#lib/structured-data/faq-page.ts';
import { toLocation } from '#lib/structured-data/location.ts';

const site = new URL('https://lab.example');

describe('a location', () => {
  test.each(branches)('$name says where it is and when it is open', (branch) => {
    const data = toLocation(branch, site);
    expect(data['@type']).toContain('DiagnosticLab');
    expect(data.url).toBe(`https://lab.example/branch/${branch.id}`);
    expect(data.telephone).toBe(branch.phone.tel);
    expect(data.address).toMatchObject({
      streetAddress: branch.address,
      addressLocality: branch.city,
      postalCode: branch.pincode,
      addressCountry: 'IN',
    });
    expect(data.openingHoursSpecification.flatMap(({ dayOfWeek }) => dayOfWeek)).toEqual(
      branch.hours.flatMap(({ days }) => days),
    );
  });
});

test('the questions are told with their answers, in their order', () => {
  expect(toFaqPage(faqs).mainEntity.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])).toEqual(
    faqs.map(({ question, answer }) => [question, answer]),
  );
});
