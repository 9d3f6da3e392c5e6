import type { APIRoute } from 'astro';
import { getBlog } from '#backend/blog/blog.ts';
import { routes } from '#config/routes.ts';
import { site as laboratory } from '#config/site.ts';
import { catalogues } from '#data/catalogues/index.ts';
import { packages } from '#data/packages.ts';
import { services } from '#data/services.ts';
import { listedEntries } from '#lib/catalogue/lookup.ts';
import { getStartingPrice } from '#lib/catalogue/starting-price.ts';
import { formatRupees } from '#lib/money.ts';

/** A list of every article would be as long as the blog. */
const newestArticles = 20;

/** The site in one plain text for programs that read on somebody's behalf, in the form that llmstxt.org describes. */
export const GET: APIRoute = async ({ site }) => {
  const { articles } = await getBlog();
  const toLink = (label: string, path: string, words: string) =>
    `- [${label.replace(/[[\]]/g, '')}](${new URL(path, site).href}): ${words.replaceAll('\n', ' ')}`;
  const packs = packages.items.map(({ name, price }) => `${name} ${formatRupees(price)}`);
  const text = [
    `# ${laboratory.fullName}`,
    '',
    `> ${laboratory.heading}. Diagnostic tests for dogs, cats and other animals in and around ${laboratory.address.city}. ${listedEntries.length} tests, panels and procedures, each with its price in rupees; those of a sample with tube, volume and turnaround.`,
    '',
    `Booking is by chat or phone (${laboratory.phone.shown}); nothing is ordered or paid on the site. What a result means is for the veterinarian who knows the animal.`,
    '',
    '## Prices',
    '',
    toLink(
      'Price list as JSON',
      routes.pricesJson,
      'every entry with code, species and price, and with sample, volume and turnaround where it has them',
    ),
    toLink('Price list as CSV', routes.pricesCsv, 'the same as a table'),
    toLink('Find a test', routes.tests, 'all entries from A to Z'),
    toLink('Tests by problem', routes.problems, 'from a sign to the first tests to talk over with a vet'),
    toLink('Sample guide', routes.samples, 'tubes, order of draw, how samples keep and travel'),
    ...catalogues.map((catalogue) =>
      toLink(
        catalogue.title,
        routes.catalogue(catalogue.id),
        `${catalogue.description} ${catalogue.entries.length} ${catalogue.wording.many} from ${formatRupees(getStartingPrice(catalogue))}`,
      ),
    ),
    '',
    '## Services',
    '',
    ...services.map(({ id, title, description }) => toLink(title, routes.service(id), description)),
    '',
    '## Laboratory',
    '',
    toLink('Branches', routes.branches, 'addresses, opening hours and what can be brought where'),
    toLink('Contact', routes.contact, 'chat, phone, mail and address'),
    toLink('Questions', routes.faq, 'short answers to what owners ask most'),
    toLink('Packages', routes.packages, `health checks at one price: ${packs.join(', ')}`),
    toLink('About', routes.about, 'the people and how they work'),
    '',
    '## Articles',
    '',
    toLink('Feed', routes.feed, 'the newest articles as RSS'),
    ...articles
      .slice(0, newestArticles)
      .map(({ title, slug, summary }) => toLink(title, routes.article(slug), summary || title)),
    '',
  ];
  return new Response(text.join('\n'));
};
