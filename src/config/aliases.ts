import { routes } from './routes.ts';

/** An old or differently spelt path and the one page it leads to. */
export type Alias = { readonly from: string; readonly to: string };

/** Pages and other words for them, in small letters. */
type Names = Readonly<Record<string, readonly string[]>>;

/** The price lists under /pricing/: both route lists of the specification and their close kin. */
const catalogueNames: Names = {
  hematology: ['haematology'],
  biochemistry: [],
  microbiology: [],
  hormone: ['hormones'],
  clinical: [],
  vitamins: ['vitamin'],
  cytology: ['histology'],
  parasitology: [],
  serology: [],
  'kit-based': ['kit', 'kits'],
  'special-tests': ['special-test', 'special'],
  'panel-package': ['panel', 'panels', 'panel-packages'],
  radiology: [],
  endoscopy: [],
};

/** The same under /services/. */
const serviceNames: Names = {
  microbiology: [],
  radiology: [],
  hematology: ['haematology'],
  biochemistry: [],
  histopathology: [],
};

/** Pages of the first level: those of `routes`, by their paths, and words that people try instead. */
const pageNames: Names = {
  ...Object.fromEntries(
    Object.values(routes).flatMap((path) =>
      typeof path === 'string' && /^\/[a-z-]+$/.test(path) ? [[path, [path.slice(1)]]] : [],
    ),
  ),
  [routes.about]: ['about', 'about-us'],
  [routes.aboutTeam]: ['team'],
  [routes.blog]: ['blogs', 'blog'],
  [routes.branches]: ['branches', 'branch'],
  [routes.contact]: ['contact', 'contact-us'],
  [routes.login]: ['login', 'sign-in'],
  [routes.signup]: ['signup', 'sign-up', 'register'],
};

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

/** Every spelling of pages below a folder, whose own name may be written with a capital, or all in capitals like theirs. */
function listBelow(folder: string, names: Names): Alias[] {
  const capital = `/${capitalize(folder.slice(1))}`;
  return Object.entries(names).flatMap(([id, others]) =>
    [id, ...others]
      .flatMap(listSpellings)
      .flatMap((name) => [`${folder}/${name}`, `${capital}/${name}`, `${folder}/${name}`.toUpperCase()])
      .map((from) => ({ from, to: `${folder}/${id}` })),
  );
}

const pageAliases = Object.entries(pageNames).flatMap(([to, names]) =>
  names.flatMap(listSpellings).map((name) => ({ from: `/${name}`, to })),
);

/**
 * Every other spelling of a path that leads to one of the site's pages, for permanent redirects, each once. `from` and `to`
 * may differ in letter case alone: on a file system that cannot tell them apart, the page itself is already there.
 */
export const aliases: readonly Alias[] = [
  ...new Map(
    [
      ...pageAliases,
      ...listBelow(routes.pricing, catalogueNames),
      ...listBelow(routes.services, serviceNames),
    ]
      .filter(({ from, to }) => from !== to)
      .map((alias) => [alias.from, alias]),
  ).values(),
];
