import { benches, ofTube, separatedYield } from '#data/blood-uses.ts';
import { getByCode, type Listed } from '#lib/catalogue/lookup.ts';
import { addSeparated, addWhole, spun, toBloodFor } from '#lib/catalogue/separated.ts';
import { type Portion, toPortions } from '#lib/catalogue/volume.ts';
import type { Entry, SeparatedMl } from '#schemas/catalogue-entry.ts';
import type { SpecimenName } from '#schemas/specimen.ts';

/** Serum or plasma that a test takes out of one of its samples; undefined where it is run on blood as it is. */
export function getSeparated({ entry, catalogue }: Listed, specimen: SpecimenName): SeparatedMl | undefined {
  if (entry.kind === 'panel' || spun[specimen] === undefined) return undefined;
  if (specimen === 'Whole Blood (EDTA)' && !entry.plasma) return undefined;
  return ofTube[specimen] ?? entry.separatedMl ?? catalogue.separatedMl;
}

/** The tests of an entry that take one of its samples. */
const getTaking = ({ entry, catalogue }: Listed, specimen: SpecimenName): Listed[] =>
  (entry.kind === 'panel' ? entry.parts.map(getByCode) : [{ entry, catalogue }]).filter((part) =>
    part.entry.specimens.includes(specimen),
  );

/** Millilitres of serum or plasma that an entry takes out of one sample; 0 where it takes none. */
const toSeparated = (listed: Listed, specimen: SpecimenName): number =>
  addSeparated(
    getTaking(listed, specimen).flatMap((part) => getSeparated(part, specimen) ?? []),
    benches,
  );

/** The containers of an entry with what goes into each: a small pet gives half, but never less than its tests take. */
export function getPortions(entry: Entry): Portion[] {
  return toPortions(entry, (specimen) =>
    spun[specimen] === undefined
      ? 0
      : toBloodFor(toSeparated(getByCode(entry.code), specimen), specimen, separatedYield),
  );
}

type Least = { readonly specimen: SpecimenName; readonly words: string };

/** The least of each blood sample that still gives a result, in words for whoever draws it: '0.15 mL of serum, from 0.4 mL of blood'. */
export function describeLeast(listed: Listed): Least[] {
  return listed.entry.specimens.flatMap((specimen): Least[] => {
    if (spun[specimen] === undefined) return [];
    if (specimen === 'Sodium Citrate')
      return [
        { specimen, words: 'a tube filled to its line: 1.8 mL of blood, or 0.9 mL in a paediatric one' },
      ];
    const taking = getTaking(listed, specimen);
    const whole = taking.filter(
      ({ entry }) => entry.usesMl !== undefined && specimen === 'Whole Blood (EDTA)',
    );
    if (whole.length > 0) {
      const blood = addWhole(whole.flatMap(({ entry }) => entry.usesMl ?? []));
      return [{ specimen, words: `${blood} mL of blood, in a tube that it fills at least half` }];
    }
    const separated = toSeparated(listed, specimen);
    const times = taking.some(({ entry }) => entry.ownTube === 'timed') ? 'for each time ' : '';
    const kind = specimen === 'Serum (Plain)' ? 'serum' : 'plasma';
    return [
      {
        specimen,
        words: `${times}${separated} mL of ${kind}, from about ${toBloodFor(separated, specimen, separatedYield)} mL of blood`,
      },
    ];
  });
}
