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
  test('cost 1,800, 2,500 and 5,000, the middle one featured', () => {
    expect(packages.items.map((item) => [item.name, item.price, item.featured])).toEqual([
      ['Vital Package', 1800, false],
      ['Advance Package', 2500, true],
      ['Super Advance Package', 5000, false],
    ]);
    expect(packages.heading).toBe('Vet Health Check Packs');
    expect(packages.trustLine).toBe('Trusted by over 2,000+ pet owners');
    expect(packages.featuredMark).toBe('MOST POPULAR');
  });

  test.each(packages.items)('$name holds listed tests and costs less than its parts', (item) => {
    const sum = item.features.reduce((total, feature) => {
      const entry = entries.get(feature.code);
      expect(entry, feature.code).toBeDefined();
      return total + (entry?.price ?? 0);
    }, 0);
    expect(sum).toBe({ vital: 2230, advance: 3780, 'super-advance': 8080 }[item.id]);
    expect(item.price).toBeLessThan(sum);
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

describe('words of clients and frequent questions', () => {
  test('four testimonials with five stars, in all three roles', () => {
    expect(testimonials).toHaveLength(4);
    expect(testimonials.every((item) => item.rating === 5)).toBe(true);
    expect(new Set(testimonials.map((item) => item.role))).toEqual(
      new Set(['Veterinarian', 'Pet Owner', 'Veterinary Pathologist']),
    );
  });

  test('four questions with the claims of the specification', () => {
    expect(faqs).toHaveLength(4);
    expect(new Set(faqs.map((faq) => faq.category))).toEqual(new Set(['Tests', 'Results', 'Scheduling']));
    const answers = faqs.map((faq) => faq.answer).join('\n');
    expect(answers).toContain('by email within 24-48 hours');
    expect(answers).toContain('Turnaround times are estimates');
    expect(answers).toContain('in select locations');
  });
});

describe('team and showcase', () => {
  test('two heads and six staff, with the claims of experience', () => {
    expect(team.heads).toHaveLength(2);
    expect(team.staff).toHaveLength(6);
    expect(team.heads.map((head) => head.experience)).toEqual([
      'Over 20 years of experience',
      '8 years of laboratory management experience',
    ]);
    expect(testimonials.map((item) => item.id)).toContain(team.testimonial);
  });

  test('three parts signed by the heads', () => {
    expect(showcase).toHaveLength(3);
    const heads = team.heads.map((head) => ({ name: head.name, image: head.photo }));
    for (const part of showcase) expect(heads).toContainEqual(part.blog.author);
  });
});

describe('claims', () => {
  test('are those of the specification', () => {
    expect(claims.features.map((feature) => feature.title)).toEqual([
      'Home Sampling',
      '200+ Different Tests',
      'High-End Technology',
    ]);
    expect(claims.listing.map((claim) => claim.value)).toEqual(['14', '450+', '99.9%', '24/7']);
    expect(claims.trust.figures.map((claim) => claim.value)).toEqual([
      '50,000+',
      'Up to 90%',
      'Save up to 30%',
      '4.9',
    ]);
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
    'src/data/faq.ts, 2.answer: must not be empty',
  );
});
