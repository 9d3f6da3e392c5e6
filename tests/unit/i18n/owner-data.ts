import { branches } from '#data/branches.ts';
import { catalogues } from '#data/catalogues/index.ts';
import { claims } from '#data/claims.ts';
import { emergencies } from '#data/emergencies.ts';
import { faqs } from '#data/faq.ts';
import { journey } from '#data/journey.ts';
import { notOffered } from '#data/not-offered.ts';
import { notices } from '#data/notices.ts';
import { packages } from '#data/packages.ts';
import { partner } from '#data/partner.ts';
import { problems } from '#data/problems.ts';
import { services } from '#data/services.ts';
import { showcase } from '#data/showcase.ts';
import { siteAnswers } from '#data/site-answers.ts';
import { collectionRules, specimens } from '#data/specimens.ts';
import { stats } from '#data/stats.ts';
import { synonyms } from '#data/synonyms.ts';
import { testimonials } from '#data/testimonials.ts';

/** Texts by where they stand: `emergencies.items.fits.never`. */
type Texts = Map<string, string>;

export function listTexts(value: unknown, way: readonly string[] = [], found: Texts = new Map()): Texts {
  if (typeof value === 'string') found.set(way.join('.'), value);
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) listTexts(inner, [...way, key], found);
  return found;
}

const defined = <Value extends object>(value: Value) =>
  Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== undefined));
const byKey = <Item, Words>(
  items: Iterable<Item>,
  toKey: (item: Item) => string,
  toWords: (item: Item) => Words,
) => Object.fromEntries([...items].map((item) => [toKey(item), toWords(item)]));
const own = <Value>(value: Value) => byKey(new Set([value].flat()), String, String);

export const entries = catalogues.flatMap(
  (catalogue): (typeof catalogue.entries)[number][] => catalogue.entries,
);
const claimsOf = (figures: readonly { id: string; value: string; label: string; note: string }[]) =>
  byKey(
    figures,
    ({ id }) => id,
    ({ value, label, note }) => ({ label, note, ...(/[a-z]{2}/.test(value) && { value }) }),
  );
const cardsOf = (cards: readonly { id: string; title: string; text: string }[]) =>
  byKey(
    cards,
    ({ id }) => id,
    ({ title, text }) => ({ title, text }),
  );

/** What owners read of the data, in the shape in which a language gives it. */
export const english = {
  emergencies: {
    callNow: emergencies.callNow,
    items: byKey(
      emergencies.items,
      ({ id }) => id,
      ({ sign, doNow, never }) => ({ sign, doNow, never }),
    ),
  },
  problems: {
    caution: problems.caution,
    items: byKey(
      problems.items,
      ({ slug }) => slug,
      ({ sign, plain, first, next }) => {
        const when = [...first, ...next].flatMap((one) => (one.when ? [[one.code, one.when]] : []));
        return { sign, plain, ...(when.length > 0 && { when: Object.fromEntries(when) }) };
      },
    ),
  },
  ownerTexts: byKey(
    entries,
    ({ code }) => code,
    (entry) =>
      defined({
        text: entry.ownerText,
        preparation: entry.preparation,
        besideFood: entry.besideFood,
        condition: entry.fasting && 'condition' in entry.fasting ? entry.fasting.condition : undefined,
        foodWords: entry.fasting && 'words' in entry.fasting ? entry.fasting.words : undefined,
        turnaround: entry.turnaround?.text,
        duration: 'duration' in entry ? entry.duration : undefined,
        pricedFor: entry.pricedFor,
        container: entry.container,
        caveat: entry.caveat?.words,
        function: entry.kind === 'vitamin' ? entry.function : undefined,
      }),
  ),
  catalogues: byKey(
    catalogues,
    ({ id }) => id,
    (catalogue) =>
      defined({
        title: catalogue.title,
        description: catalogue.description,
        turnaround: catalogue.turnaround,
        result: catalogue.result?.text,
        first: catalogue.result?.first?.what,
        availability: catalogue.availability,
        strip: catalogue.strip.map((figure) => ({
          label: figure.label,
          ...(figure.basis === 'stated' && { value: figure.value }),
        })),
        categories: byKey(
          catalogue.categories,
          ({ name }) => name,
          ({ name }) => name,
        ),
        wording: catalogue.wording,
        ribbon: catalogue.ribbon,
        notices: catalogue.notices,
        blocks: catalogue.blocks,
      }),
  ),
  groups: byKey(
    catalogues,
    ({ group }) => group,
    ({ group }) => group,
  ),
  specimens: byKey(
    Object.values(specimens),
    ({ name }) => name,
    ({ name, container, capNote, ownerText }) => defined({ name, container, capNote, ownerText }),
  ),
  caps: byKey(
    Object.values(specimens).flatMap(({ cap }) => (cap === null || cap === 'clear' ? [] : [cap])),
    String,
    String,
  ),
  collection: {
    orderReason: collectionRules.orderReason,
    smallPets: collectionRules.smallPets.rule,
    safeVolume: { rule: collectionRules.safeVolume.rule, unwell: collectionRules.safeVolume.unwell },
    fasting: {
      usual: collectionRules.fasting.usual,
      water: collectionRules.fasting.water,
      askOfWater: collectionRules.fasting.askOfWater,
      never: collectionRules.fasting.never,
      instead: collectionRules.fasting.instead,
      tooSmall: {
        words: collectionRules.fasting.tooSmall.words,
        feed: collectionRules.fasting.tooSmall.feed,
      },
      told: collectionRules.fasting.told,
      withheld: byKey(
        collectionRules.fasting.withheld,
        ({ of }) => of,
        ({ words, feed }) => defined({ words, feed }),
      ),
    },
    noGel: collectionRules.noGel,
    urineAtHome: collectionRules.urineAtHome,
    urineKeeps: collectionRules.urineKeeps,
    stoolAtHome: collectionRules.stoolAtHome,
    label: collectionRules.label,
    turnaroundStart: collectionRules.turnaroundStart,
  },
  meanings: byKey(
    synonyms.readings,
    ({ meaning }) => meaning,
    ({ meaning }) => meaning,
  ),
  benchOf: {} as Record<string, string>,
  refusals: {} as Record<string, string>,
  packages: {
    heading: packages.heading,
    trustLine: packages.trustLine,
    featuredMark: packages.featuredMark,
    items: byKey(
      packages.items,
      ({ id }) => id,
      ({ name, description, features, buttonText }) => ({
        name,
        description,
        buttonText,
        features: byKey(
          features,
          ({ code }) => code,
          ({ text }) => text,
        ),
      }),
    ),
  },
  faqs: byKey(
    faqs,
    ({ id }) => id,
    ({ question, answer }) => ({ question, answer }),
  ),
  branches: byKey(
    branches,
    ({ id }) => id,
    ({ name, city, district, hours, accepts, note }) => ({
      name,
      city,
      district,
      note,
      hours: hours.map(({ label }) => label),
      accepts: accepts.map(({ words }) => words),
    }),
  ),
  journey: journey.steps.map(({ text, description }) => ({ text, description })),
  statsStrip: byKey(
    stats.strip,
    ({ key }) => key,
    ({ label }) => label,
  ),
  showcase: byKey(
    showcase,
    ({ id }) => id,
    ({ title, desc, items, blog }) => ({
      title,
      desc,
      items,
      blog: { title: blog?.title, excerpt: blog?.excerpt },
    }),
  ),
  testimonials: byKey(
    testimonials,
    ({ id }) => id,
    ({ name, text, role, clinic }) => ({ name, text, role, clinic }),
  ),
  notices: byKey(
    notices,
    ({ id }) => id,
    ({ words }) => words,
  ),
  siteAnswers: byKey(
    siteAnswers,
    ({ title }) => title,
    ({ title }) => title,
  ),
  notOffered: byKey(
    notOffered.flatMap(({ name }) => name ?? []),
    String,
    String,
  ),
  partner: {
    name: partner.name,
    description: partner.description,
    figures: partner.figures.map(({ label }) => label),
    offers: partner.offers,
  },
  claims: {
    features: cardsOf(claims.features),
    listing: claimsOf(claims.listing),
    trust: { ...claims.trust, figures: claimsOf(claims.trust.figures) },
    whyChooseUs: {
      heading: claims.whyChooseUs.heading,
      reasons: cardsOf(claims.whyChooseUs.reasons),
      counters: byKey(
        claims.whyChooseUs.counters,
        ({ id }) => id,
        ({ label }) => label,
      ),
    },
  },
  services: byKey(
    services,
    ({ id }) => id,
    ({ title, description, benefits, badge, bullets, learnMore, techniques }) => ({
      title,
      description,
      benefits,
      badge,
      bullets,
      learnMore,
      techniques: techniques.map((technique) => ({ title: technique.title, desc: technique.desc })),
    }),
  ),
};
const limits = [
  ...Object.values(specimens).map(({ benchWithin }) => benchWithin),
  ...entries.flatMap(({ benchWithin }) => benchWithin ?? []),
].filter((limit) => limit !== undefined);
english.benchOf = byKey(
  limits,
  ({ of }) => of,
  ({ of }) => of,
);
english.refusals = own(
  [...Object.values(specimens), ...entries].flatMap(({ rejectedWhen }) => [...rejectedWhen]),
);
