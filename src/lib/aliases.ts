import { otherCatalogueNames, otherPageNames, otherServiceNames } from '#config/other-names.ts';
import { routes } from '#config/routes.ts';
import { branches } from '#data/branches.ts';
import { catalogues } from '#data/catalogues/index.ts';
import { services } from '#data/services.ts';
import type { Redirect } from '#lib/hosting/cdn.ts';

/** The pages of the first level: those of `routes` that are one word or a few with hyphens. */
const firstLevel = Object.values(routes).filter(
  (path): path is Extract<typeof path, string> => typeof path === 'string' && /^\/[a-z-]+$/.test(path),
);

const capitalize = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/** A name as people write it: small, with capitals, in capitals alone, and without its hyphens. */
function listSpellings(name: string): string[] {
  const words = name.split('-');
  const [first = '', ...rest] = words;
  const capitals = words.map(capitalize);
  return [
    ...[name, capitalize(name), capitals.join('-'), name.toUpperCase()],
    ...[words.join(''), capitals.join(''), [first, ...rest.map(capitalize)].join('')],
  ];
}

/** Every spelling of a page below a folder, whose own name may be written with a capital, or all in capitals like the page's. */
function listBelow(folder: string, id: string, others: readonly string[] = []): Redirect[] {
  const capital = `/${capitalize(folder.slice(1))}`;
  return [id, ...others]
    .flatMap(listSpellings)
    .flatMap((name) => [`${folder}/${name}`, `${capital}/${name}`, `${folder}/${name}`.toUpperCase()])
    .map((from) => ({ from, to: `${folder}/${id}` }));
}

/** A path whose words begin with capitals, here, there or in both, or that is written in them alone: few rules for many pages. */
function listCapitals(path: string): Redirect[] {
  const [, folder = '', id = ''] = path.split('/');
  const name = id.split('-').map(capitalize).join('-');
  return [
    `/${capitalize(folder)}/${id}`,
    `/${folder}/${name}`,
    `/${capitalize(folder)}/${name}`,
    path.toUpperCase(),
  ].map((from) => ({ from, to: path }));
}

/** Every spelling of a page of the first level under these names. */
const listAtTop = (to: string, names: readonly string[]): Redirect[] =>
  names.flatMap(listSpellings).map((name) => ({ from: `/${name}`, to }));

const spelt: readonly Redirect[] = [
  ...firstLevel.flatMap((path) => listAtTop(path, [path.slice(1)])),
  ...Object.entries(otherPageNames).flatMap(([path, names]) => listAtTop(path, names)),
  ...catalogues.flatMap(({ id }) => listBelow(routes.pricing, id, otherCatalogueNames[id])),
  ...services.flatMap(({ id }) => listBelow(routes.services, id, otherServiceNames[id])),
  ...branches.flatMap(({ id }) => listCapitals(routes.branch(id))),
];

/**
 * Every other spelling of a path that leads to one of the site's pages, for permanent redirects, each once. `from` and `to`
 * may differ in letter case alone: on a file system that cannot tell them apart, the page itself is already there.
 */
export const aliases: readonly Redirect[] = [
  ...new Map(spelt.filter(({ from, to }) => from !== to).map((alias) => [alias.from, alias])).values(),
];
