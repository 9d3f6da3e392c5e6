import { describe, expect, it } from 'vitest';
import { branches } from '#data/branches.ts';
import { faqs } from '#data/faq.ts';
import { siteCard } from '#lib/cards/page-cards.ts';
import { getByCode } from '#lib/catalogue/lookup.ts';
import { toBlogPosting } from '#lib/structured-data/blog-posting.ts';
import { toFaqPage } from '#lib/structured-data/faq-page.ts';
import { toLaboratory } from '#lib/structured-data/laboratory.ts';
import { toLocation } from '#lib/structured-data/location.ts';
import { toMedicalTest } from '#lib/structured-data/medical-test.ts';
import type { Article } from '#schemas/article.ts';
import { findUnknownProperties } from './vocabulary.ts';

const site = new URL('https://laboratory.example');

const article: Article = {
  id: 1,
  slug: 'ticks',
  title: 'Ticks',
  excerpt: 'Where to look.',
  summary: 'Where to look for ticks on a dog.',
  translations: {},
  blurb: '',
  date: '2026-08-24T03:30:00.000Z',
  modified: '2026-08-25T03:30:00.000Z',
  categories: [{ slug: 'dogs', name: 'Dogs' }],
  picture: { src: '/art/posts/ticks-960.webp', alt: '', srcset: '', avif: '' },
  lede: '',
  mentions: { signs: [], tests: [] },
  html: '<p>Words.</p>',
  minutes: 1,
  protected: false,
  oldSlugs: [],
  pictureHosts: [],
  linkedHosts: [],
  links: {},
};

describe('the laboratory, its locations, questions and articles as structured data', () => {
  it('use only properties that schema.org gives their types', () => {
    const all = [
      toLaboratory(site),
      toFaqPage(faqs),
      toBlogPosting(article, siteCard, site),
      ...branches.map((branch) => toLocation(branch, site)),
    ];
    expect(all.flatMap(findUnknownProperties)).toEqual([]);
    // A map belongs to a place, which an organization is not.
    expect(findUnknownProperties({ '@type': ['DiagnosticLab', 'VeterinaryCare'], hasMap: '' })).toHaveLength(
      1,
    );
  });

  it('name one laboratory, under the address that its description has', () => {
    const [branch] = branches;
    const named = [
      toBlogPosting(article, siteCard, site).publisher,
      toMedicalTest(getByCode('HEM-01'), site).provider,
      ...(branch ? [toLocation(branch, site).parentOrganization] : []),
    ];
    const { '@id': id, name, url } = toLaboratory(site);
    expect(named.map((node) => [node['@id'], node.name, node.url])).toEqual(Array(3).fill([id, name, url]));
  });

  it('show of an article the picture that its page shows, whoever keeps it', () => {
    const [own] = toBlogPosting(article, siteCard, site).image;
    expect(own).toBe('https://laboratory.example/art/posts/ticks-960.webp');
    const src = 'https://pictures.example/tick.jpg';
    const copied = { ...article, picture: { ...article.picture, src } };
    expect(toBlogPosting(copied, siteCard, site).image[0]).toBe(src);
  });
});
