import { type DefaultTreeAdapterMap, parse } from 'parse5';
import { site } from '#config/site.ts';
import { branches } from '#data/branches.ts';
import { catalogues } from '#data/catalogues/index.ts';
import { specimenNameSchema } from '#schemas/specimen.ts';

type Node = DefaultTreeAdapterMap['node'];

/** What is said in Latin letters in Hindi too: names of the laboratory, of tests as vets write them, of tubes, of streets. */
const names = [
  site.fullName,
  site.name,
  site.address.street,
  site.email,
  ...branches.map(({ address }) => address),
  ...site.social.map(({ name }) => name),
  ...catalogues.flatMap(({ entries }) => entries.flatMap(({ title, code }) => [title, code])),
  ...specimenNameSchema.options,
  ...catalogues.flatMap(({ entries }) =>
    entries.flatMap((entry) => (entry.kind === 'method' ? entry.method : [])),
  ),
  'Data Protection Board of India',
].sort((a, b) => b.length - a.length);

/** Where a text is, and what of it is read: attributes that are said or shown. */
const spoken = new Set(['alt', 'aria-label', 'placeholder', 'title']);
const silent = new Set(['link', 'script', 'style', 'template', 'noscript']);

/** Two English words in a row, or the only one of a text, once the names are taken out. */
function isEnglish(text: string): boolean {
  if (!/[A-Za-z]{2}/.test(text)) return false;
  const rest = names
    .reduce((left, name) => left.replaceAll(name, ' · '), text)
    .replace(/\b[A-Z]{3}-\d{2}\b/g, '');
  if (/\p{Script=Devanagari}/u.test(rest)) return /\b[A-Za-z]{2,}(?:[ ,]+[a-z]{2,}){2,}/.test(rest);
  return /[A-Za-z]{3,}/.test(rest);
}

/** The texts of a built page that are read as if they were in the page's language and are English. */
export function listEnglish(html: string): string[] {
  const found = new Set<string>();
  const judge = (text: string): void => {
    if (isEnglish(text)) found.add(text.trim().replace(/\s+/g, ' '));
  };
  const walk = (node: Node): void => {
    if (node.nodeName === '#text' && 'value' in node) judge(node.value);
    if (silent.has(node.nodeName)) return;
    if ('attrs' in node) {
      const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
      if (node.nodeName !== 'html' && attributes.lang?.startsWith('en')) return;
      for (const [name, value] of Object.entries(attributes)) if (spoken.has(name)) judge(value);
      if (attributes.name === 'description') judge(attributes.content ?? '');
    }
    if ('childNodes' in node) for (const child of node.childNodes) walk(child);
  };
  walk(parse(html));
  return [...found];
}
