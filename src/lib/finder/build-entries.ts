import { synonyms } from '#data/synonyms.ts';
import { getFasting, getTurnaround } from '#lib/catalogue/handling.ts';
import { type Listed, listedEntries } from '#lib/catalogue/lookup.ts';
import { toSlowestHours } from '#lib/catalogue/slowest-hours.ts';
import { isSoon } from '#lib/catalogue/urgency.ts';
import type { FinderEntry } from '#lib/finder/entry.ts';
import { toCompact, toIndexWords } from '#lib/finder/fold.ts';
import { toNames } from '#lib/finder/names.ts';
import { searchOnlyNames } from '#lib/structured-data/names.ts';

/** Words of every sentence, and of every laboratory's: nobody looks a test up by them. */
const general = new Set(
  [
    'a about above absolute active add adult after against age all almost alone along also an and any apart are argues around as asked',
    'at be because been before below beside better both bring but by called can cannot carry caught change changed changes check checked choice clean',
    'combine come comes common confirm confirms correct corrected count counted covers daily day days decision deep delay depend detect detects differs difficult direct directs',
    'do does draw drops each earlier early else every everything exactly expected falls false falsely far few fewer fill finds first follow follows for',
    'form forms found four free fresh from full gently gets give gives go good growing grows guide has have helps high higher hold holds',
    'home hour hours if in included includes instead interpret into is it its keep kept key kinds large larger last lasts late left less',
    'lie limited line list live longer loses lost low lower lowers made main make makes mark may meaningful measure measured measures method methods mild',
    'min minus miss missed misses moist months more morning most much must natural need needed needs negative never next no none normal not of',
    'often old older on once one ones only optional or order ordinary other otherwise out over own pair paired part parts passed past persistently',
    'persists picture plus poor positive positives possible post pre prefer preferred priced promptly prove proves pulsatile quiet raise raises rarely reach read reads recent',
    'red reference reflects refused release reliable repeat report reported reports required result results rise rises room run same sample samples scale second see seen',
    'send separate separated separates serial set sets several share sharp short shortest show shows since single site sites size slow small so soil spoil',
    'standard state stay steady still stop stops stored substitute such suggests supports suspected synthetic take takes tell tells temperature test tests than that the',
    'them then these they thick thin third this three tight time times to together total turns twice two type under unless unlikely unreliable until',
    'up use used useful usual validated value values very visit wanted was water weak week weeks well when which while whole whose why wide',
    'with within without work-up written year young',
    'average band blocks brought closed collected container criteria diagnose diagnoses diagnosing diagnosis dry edge essential evidence examination fraction glass human',
    'illness india indian inhibits interest intermittent invert jar label labelled light north ooze oral overestimates pad percentages physical plate pooled',
    'predisposed preparation production prolongs protect protection rolled rules sampling selective shift ship specific specificity staff stress struggling survey swell transient',
    'transport treatment unspun unstable unsuitable unusable veterinarian voided white wide-neck',
    // How a sample is taken, kept and run: a note that warns of EDTA is no answer to whoever looks EDTA up.
    'addition air air-dried all-plastic allergen-specific animals aspirated assay bench bind binds blot bottle buffered buffy-coat button',
    'canine-specific canine-validated capillary category centrifugal chelates chill chilled chromogenic citrate clot clots clotted clumping clumps',
    'cold coli cotton decayed destroys drugs during ear-tip edta exclude exposure fatty feed female females first-line flora fluoride fluoride-oxalate',
    'foil follow-up food formalin four-city fourfold freeze frozen fumes function gauge gel green half-life hard ice indirect injection inked intact',
    'invalidates iv jaundiced kit laboratory leak light-proof loss male margin margins media medicines medium mg/dl mg/kg mid-stream minority ml neutral',
    'non-haemolysed non-specific nucleated ofa-type oil ph plain plastic phone plucked pressure punctate reagent recipient redirections refrigerated',
    'retest royal-blue rubber same-day screen screening sera shedders shrinks single-stick slices slide slides species-specific spin spun staging sterile',
    'stopper stoppers storage strip strips supravital surface surge surgical swab tape tourniquet trace-element tube tubes under-filled under-filling',
    'unstained warm-water µg/dl µg/kg',
    // What a sample suffers from, or a pet was given before, is a warning too.
    'adjunct antibiotic antibiotics breeds calculated cat cattle chronic clinic clinical contamination culture cure disease dog dose envelope fast fasted fasting films',
    'haemolysis heparin horse infection infections isolate lipaemia marker meal meat microscopy panels profile pups sensitivity smear smears steroids supplements vet',
    // Nor is a word of its chemistry, or of what else may be looked at.
    'aggregate agglutination airway ammonium antigen antibodies bitch biopsy bleeding bowel bromocresol calcium cell cells chemistry cm distal enemas equilibrium fetal',
    'gut heartbeats hplc intramuscular iodine ise kittens lavage lesion magnesium maternal muscular nasal perforation rabbit rectal rectum saline salts sedated sedation skin sodium stain stool titre titres',
    'tissue toy urease urine vaccination vaccine zinc zoonosis zoonotic',
    // Nobody types these: they explain, or name what the price lists do not offer.
    'akita autoagglutination coagulase-negative decalcification dialysis ecg glycolysis immunoreactivity miniature newberyite oropharyngeal red-cell refractometer remnant shiba',
    ...synonyms.soft,
    ...synonyms.samples,
  ].flatMap(toIndexWords),
);

/**
 * The words of a note that a search can find: those of every sentence and figures would find everything, and those of the
 * entry's title and category find it there already, and better.
 */
function toNoteWords(note: string, others: readonly string[]): string {
  const known = new Set([...general, ...others.flatMap(toIndexWords)]);
  const kept = note
    .split(/\s+/)
    .map((word) => word.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((word) => toIndexWords(word).some((one) => !known.has(one) && /\p{L}{2}/u.test(one)));
  return [...new Set(kept)].join(' ');
}

const fasted = new Set(synonyms.fasted);

/** A test that is nothing without its fast is run for the animals that may fast. */
function toSpecies(listed: Listed): readonly string[] {
  const fasting = getFasting(listed);
  return fasted.has(listed.entry.code) && fasting?.need === 'fast'
    ? fasting.subject.species
    : listed.entry.species;
}

function toFinderEntry(listed: Listed): FinderEntry {
  const { entry, catalogue } = listed;
  const turnaround = getTurnaround(listed);
  // ALT and SGPT stand in the title already, and count as names there.
  const names = new Set([entry.title, ...toNames(entry.title)].map(toCompact));
  const aliases = entry.aliases.filter((alias) => !names.has(toCompact(alias)));
  return {
    code: entry.code,
    title: entry.title,
    slug: entry.slug,
    aliases: aliases.filter((alias) => !searchOnlyNames.has(alias)),
    hints: aliases.filter((alias) => searchOnlyNames.has(alias)),
    parts: entry.kind === 'panel' ? entry.parts : [],
    includes: entry.includes,
    category: entry.category,
    department: catalogue.title,
    note: toNoteWords(entry.note, [entry.title, entry.category, catalogue.title]),
    species: toSpecies(listed),
    specimens: entry.specimens,
    // All clotting tests share one citrate tube.
    ownTube: entry.ownTube !== undefined && entry.ownTube !== 'clotting',
    urgent: entry.urgent && isSoon(listed),
    price: entry.price,
    hours: toSlowestHours(turnaround, entry.drawHours),
    result: turnaround?.text ?? '',
  };
}

/** Every entry of the price lists as the finder reads it. */
export const finderEntries: readonly FinderEntry[] = listedEntries.map(toFinderEntry);
