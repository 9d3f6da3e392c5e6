import { describe, expect, test } from 'vitest';
import { catalogues } from '#data/catalogues/index.ts';
import { claims } from '#data/claims.ts';
import { faqs } from '#data/faq.ts';
import { journey } from '#data/journey.ts';
import { packages } from '#data/packages.ts';
import {
  histopathologySteps,
  histopathologyWorkflow,
  serviceCardOrder,
  serviceSummaries,
  services,
  ultrasound,
} from '#data/services.ts';
import { showcase } from '#data/showcase.ts';
import { team } from '#data/team.ts';
import { testimonials } from '#data/testimonials.ts';
import { faqsSchema } from '#schemas/faq.ts';
import { parseData } from '#schemas/parse-data.ts';

const entries = new Map(
  catalogues.flatMap((list) => list.entries.map((entry) => [entry.code, entry] as const)),
);

describe('services', () => {
  test('are five, in the order of the showcase', () => {
    expect(services.map((service) => service.title)).toEqual([
      'Hematology',
      'Microbiology',
      'Histopathology',
      'Radiology',
      'Biochemistry',
    ]);
    expect(services.map((service) => service.order)).toEqual([1, 2, 3, 4, 5]);
  });

  test('have four benefits each, all different', () => {
    const benefits = services.flatMap((service) => service.benefits);
    expect(benefits).toHaveLength(20);
    expect(new Set(benefits).size).toBe(20);
  });

  test('alternate on the services page as specified', () => {
    expect(serviceCardOrder).toEqual([
      'microbiology',
      'histopathology',
      'radiology',
      'hematology',
      'biochemistry',
    ]);
  });

  test('lead to price lists that exist', () => {
    const ids = catalogues.map((list) => list.id);
    for (const service of services) expect(ids).toContain(service.catalogue);
  });

  test('show NEW on microbiology, with a price computed from its list', () => {
    expect(serviceSummaries.map((card) => [card.service, card.badge, card.showsLowestPrice])).toEqual([
      ['microbiology', 'NEW', true],
      ['hematology', null, false],
      ['biochemistry', null, false],
    ]);
    expect(JSON.stringify(serviceSummaries)).not.toContain('$');
  });

  test('tell histopathology in seven named steps and eight of the bench', () => {
    expect(histopathologySteps.map((step) => step.title)).toEqual([
      'Sample Collection',
      'Processing and Embedding',
      'Sectioning',
      'Staining',
      'Microscopic Examination',
      'Diagnostic Interpretation',
      'Reporting',
    ]);
    expect(histopathologyWorkflow).toHaveLength(8);
  });

  test('promise needle cytology in the days of its price list, and no spoilt serum where it is refused', () => {
    const words = JSON.stringify(services);
    expect(words).toContain('a needle sample in 3 to 5 days');
    expect(words).toContain('named, or refused where it misleads');
    expect(words).not.toContain('read directly by electrodes');
  });

  test('name ultrasound scans that the radiology list prices', () => {
    for (const scan of ultrasound.scans) expect(entries.has(scan.code)).toBe(true);
  });
});

describe('packs', () => {
  test('stand from the smallest to the largest, the middle one featured', () => {
    expect(packages.items.map((item) => [item.name, item.featured])).toEqual([
      ['Vital Package', false],
      ['Advance Package', true],
      ['Super Advance Package', false],
    ]);
    const prices = packages.items.map((item) => item.price);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(packages.heading).toBe('Vet Health Check Packs');
    expect(packages.featuredMark).toBe('MOST POPULAR');
  });

  test.each(packages.items)('$name holds listed tests and costs less than its parts', (item) => {
    const sum = item.features.reduce((total, feature) => {
      const entry = entries.get(feature.code);
      expect(entry, feature.code).toBeDefined();
      return total + (entry?.price ?? 0);
    }, 0);
    expect(item.price, `its tests cost ${sum} one by one: lower the pack's price too`).toBeLessThan(sum);
  });
});

describe('journey', () => {
  test('has the five windows of the video', () => {
    expect(journey.steps.map((step) => [step.start, step.end])).toEqual([
      [0, 2.5],
      [2.5, 4.5],
      [4.5, 6.5],
      [6.5, 8.5],
      [8.5, 10.5],
    ]);
    expect(journey.fallbackDuration).toBe(10);
  });
});

describe('the showcase', () => {
  test('has a picture of its own in each part, unlike those of the services on the same page', () => {
    const pictures = [
      ...showcase.map(({ image }) => image),
      ...services.map(({ image, homeImage = image }) => homeImage),
    ];
    expect(new Set(pictures).size).toBe(pictures.length);
    expect(pictures, 'the hero has it').not.toContain('/art/departments/hematology');
  });
});

describe('people', () => {
  test('the voice on the team page is one of the testimonials', () => {
    expect(
      testimonials.map((item) => item.id),
      'src/data/team.ts, testimonial',
    ).toContain(team.testimonial);
  });

  test.each([
    ['testimonials', testimonials],
    ['questions', faqs],
    ['people', [...team.heads, ...team.staff]],
  ])('no two %s share an id', (_, items) => {
    expect(new Set(items.map((item) => item.id)).size).toBe(items.length);
  });
});

describe('claims', () => {
  test('have ids of their own, and count the price lists', () => {
    const ids = [...claims.features, ...claims.listing, ...claims.trust.figures].map((claim) => claim.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const claim of claims.listing) {
      if (claim.id === 'service-categories') expect(claim.value).toBe(String(catalogues.length));
    }
  });

  test('keep the constants of the counters', () => {
    const { counters, duration, threshold, storageKey } = claims.whyChooseUs;
    expect(counters.map((counter) => [counter.target, counter.delay])).toEqual([
      [250, 200],
      [150, 400],
    ]);
    expect({ duration, threshold, storageKey }).toEqual({
      duration: 2_500,
      threshold: 0.3,
      storageKey: 'counterAnimationSeen',
    });
  });
});

test('a slip names the file and the field', () => {
  const slipped = faqs.map((faq, index) => (index === 2 ? { ...faq, answer: '' } : faq));
  expect(() => parseData('src/data/faq.ts', faqsSchema, slipped)).toThrow(
    `src/data/faq.ts, 2.answer: must not be empty (in ${faqs[2]?.id})`,
  );
});
