import { articleNotes } from '#data/article-notes.ts';
import { catalogues } from '#data/catalogues/index.ts';
import { emergencies } from '#data/emergencies.ts';
import { notOffered } from '#data/not-offered.ts';
import { packages } from '#data/packages.ts';
import { problems } from '#data/problems.ts';
import { collectionRules, specimenGroups, specimens } from '#data/specimens.ts';
import { synonyms } from '#data/synonyms.ts';
import { parseData } from '#schemas/parse-data.ts';
import { findLostReferences } from '#schemas/references.ts';
import { collectionRulesSchema, specimenGroupSchema, specimenSchema } from '#schemas/specimen.ts';

// The browser reads the samples without zod, so they are checked here.
parseData('src/data/specimens.ts', specimenSchema.array(), Object.values(specimens));
parseData('src/data/specimens.ts', specimenGroupSchema.array(), [...specimenGroups]);
parseData('src/data/specimens.ts', collectionRulesSchema, collectionRules);

/** What other files name: an entry that went, or a slip in its code, stops the build here. */
const lost = findLostReferences(
  [
    ...notOffered.flatMap(({ words, nearest }, at) =>
      nearest.map((to) => ({ file: 'src/data/not-offered.ts', field: `${at}.nearest (in ${words[0]})`, to })),
    ),
    ...synonyms.readings.flatMap(({ words, codes }, at) =>
      codes.map((to) => ({
        file: 'src/data/synonyms.ts',
        field: `readings.${at}.codes (in ${words[0]})`,
        to,
      })),
    ),
    ...packages.items.flatMap(({ id, features }) =>
      features.map(({ code }) => ({ file: 'src/data/packages.ts', field: `features (in ${id})`, to: code })),
    ),
    ...problems.items.flatMap(({ slug, first, next, emergency, flags }) => [
      ...[...first, ...next].map(({ code }) => ({
        file: 'src/data/problems.ts',
        field: `first or next (in ${slug})`,
        to: code,
      })),
      ...[...emergency, ...flags].map((to) => ({
        file: 'src/data/problems.ts',
        field: `emergency or flags (in ${slug})`,
        to,
      })),
    ]),
    ...articleNotes.flatMap(({ slug, tests }) =>
      tests.map((to) => ({ file: 'src/data/article-notes.ts', field: `tests (in ${slug})`, to })),
    ),
    ...problems.redFlags.map((to) => ({ file: 'src/data/problems.ts', field: 'redFlags', to })),
  ],
  [
    ...catalogues.flatMap(({ entries }) => entries.map(({ code }) => code)),
    ...emergencies.items.map(({ id }) => id),
  ],
);
if (lost.length > 0) throw new Error(lost.join('\n'));
