import { type Amount, parseAmount } from '#schemas/amount.ts';
import type { Entry, PanelEntry } from '#schemas/catalogue-entry.ts';
import { formatFault } from '#schemas/catalogue-fault.ts';
import type { Species, SpecimenName } from '#schemas/specimen.ts';

/** A field and what is wrong in it. */
type Fault = readonly [field: string, message: string];

/** What a container is filled with; what is not here has no quantity. */
const units: Partial<Record<SpecimenName, Amount['unit']>> = {
  'Whole Blood (EDTA)': 'mL',
  'Serum (Plain)': 'mL',
  'Sodium Citrate': 'mL',
  Fluoride: 'mL',
  'Blood Culture Bottle': 'mL',
  'Body Fluid (EDTA)': 'mL',
  'Sterile C/S Bottle': 'mL',
  Urine: 'mL',
  Stool: 'g',
  'Sterile Swab': 'swab',
  'Slide Smear': 'slides',
};

/** The most of one container, and of containers: more is a slip. */
const most = { mL: 20, g: 20, swab: 6, slides: 8 } satisfies Record<string, number>;
const mostContainers = 12;
/** Citrate tubes are filled to their line. */
const citrateLine = [0.9, 1.8];
/** Days in hours: longer fasts, stays and ways are slips. */
const longest = { fast: 48, draw: 24, bench: 14 * 24, days: 60 } as const;

function findAmountFault(specimen: SpecimenName, text: string): string | null {
  const unit = units[specimen];
  if (text === '-') return unit === undefined ? null : `says no ${unit} of ${specimen}`;
  let amount: Amount | null;
  try {
    amount = parseAmount(text);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  if (amount === null) return null;
  if (amount.unit !== unit) return `"${text}" is no quantity of ${specimen}`;
  const size = unit === 'swab' || unit === 'slides' ? amount.count : amount.each;
  const limit = Object.entries(most).find(([name]) => name === unit)?.[1] ?? 0;
  if (size <= 0 || amount.least <= 0 || amount.count <= 0) return `"${text}" is nothing`;
  if (amount.least > amount.each) return `"${text}" ends before it starts`;
  if (size > limit || amount.count > mostContainers) return `"${text}" is more than anybody collects`;
  if (specimen === 'Sodium Citrate' && !citrateLine.includes(amount.each))
    return `"${text}" is not the line of a citrate tube, ${citrateLine.join(' or ')} mL`;
  return null;
}

/** Quantities that do not fit what is collected. */
function findQuantityFaults(field: string, text: string, specimens: readonly SpecimenName[]): Fault[] {
  if (specimens.length === 0)
    return text === '-' ? [] : [[field, `"${text}" stands where nothing is collected`]];
  const parts = text.split(' + ');
  if (parts.length > specimens.length)
    return [[field, `"${text}" has ${parts.length} parts, sample has ${specimens.length}`]];
  return specimens.flatMap((specimen, at): Fault[] => {
    const fault = findAmountFault(specimen, parts[at] ?? '-');
    return fault === null ? [] : [[field, fault]];
  });
}

function findSmallPetFaults({ smallPet, volume, specimens }: Entry): Fault[] {
  if (smallPet === undefined) return [];
  const faults = findQuantityFaults('smallPet.volume', smallPet.volume, specimens);
  if (faults.length > 0) return faults;
  const sizes = [smallPet.volume, volume].map((text) =>
    text.split(' + ').map((part) => parseAmount(part)?.each ?? 0),
  );
  const isMore = sizes[0]?.some((size, at) => size > (sizes[1]?.[at] ?? 0));
  return isMore
    ? [['smallPet.volume', `"${smallPet.volume}" is more than the "${volume}" of a large pet`]]
    : [];
}

/** Hours that run backwards, or that no animal, stay or courier keeps. */
function findHourFaults({ fasting, drawHours, benchWithin, turnaround }: Entry): Fault[] {
  const faults: Fault[] = [];
  if (fasting?.need === 'fast') {
    const [fewest, mostHours] = fasting.hours;
    if (fewest > mostHours)
      faults.push(['fasting.hours', `${fewest} to ${mostHours} h ends before it starts`]);
    if (mostHours > longest.fast)
      faults.push(['fasting.hours', `${mostHours} h are longer than any fast, ${longest.fast} h at most`]);
  }
  if (drawHours > longest.draw)
    faults.push(['drawHours', `${drawHours} h are longer than a day of draws, ${longest.draw} h`]);
  for (const { hours } of benchWithin ?? [])
    if (hours > longest.bench)
      faults.push(['benchWithin', `${hours} h: what keeps longer than ${longest.bench} h has no limit`]);
  const { span } = turnaround ?? {};
  const toDays = { minutes: 1 / 1440, hours: 1 / 24, days: 1, 'working days': 1 };
  if (span && span.to * toDays[span.unit] > longest.days)
    faults.push(['turnaround.span', `${span.to} ${span.unit} are longer than ${longest.days} days`]);
  return faults;
}

/** Fasts that contradict the entry. */
function findFastFaults({ fasting, species, suggests }: Entry): Fault[] {
  if (fasting?.need !== 'fast') return [];
  const strangers = species.includes('All')
    ? []
    : fasting.subject.species.filter((one) => !species.includes(one));
  return [
    ...(strangers.length > 0
      ? [['fasting.subject', `fasts ${strangers.join(', ')}, not among its species`] as const]
      : []),
    ...(suggests === undefined
      ? []
      : [['fasting', `asks for a fast, but suggests ${suggests}: such a pet is never fasted`] as const]),
    ...(fasting.subject.because === 'anaesthesia' && fasting.water === undefined
      ? [['fasting.water', 'says nothing of water before anaesthesia'] as const]
      : []),
  ];
}

/** What a field says of a sample that the entry does not take. */
function findSampleFaults(entry: Entry): Fault[] {
  const takes = (specimen: SpecimenName) => entry.specimens.includes(specimen);
  const faults: Fault[] = [];
  const refused = ['EDTA', 'citrate', 'fluoride'].find((tube) =>
    entry.rejectedWhen.includes(`${tube} blood was sent instead of serum`),
  );
  if (refused && !takes('Serum (Plain)'))
    faults.push(['sample', `refuses ${refused} blood "instead of serum", but takes no serum`]);
  if (entry.kind !== 'panel' && entry.noGel && !takes('Serum (Plain)'))
    faults.push(['noGel', 'holds for a serum tube, but it takes no serum']);
  if (entry.plasma && !takes('Whole Blood (EDTA)'))
    faults.push(['plasma', 'is plasma of an EDTA tube, but it takes none']);
  if (entry.ownTube === 'clotting' && !takes('Sodium Citrate'))
    faults.push(['ownTube', 'the clotting tube holds citrate, but it takes none']);
  for (const { orAs } of entry.benchWithin ?? []) {
    if (orAs === 'frozen urine' && !takes('Urine'))
      faults.push(['benchWithin', `travels as ${orAs}, but takes no urine`]);
    if (orAs?.endsWith('serum') && !takes('Serum (Plain)'))
      faults.push(['benchWithin', `travels as ${orAs}, but takes no serum`]);
  }
  if (entry.grownFrom.length > 0 && entry.container === undefined)
    faults.push([
      'container',
      'is run on what a culture has grown, but does not say that it needs none of its own',
    ]);
  if (new Set(entry.specimens).size < entry.specimens.length)
    faults.push(['sample', 'names a container twice: say "2 x" in volume']);
  if (new Set(entry.species).size < entry.species.length) faults.push(['species', 'names an animal twice']);
  return faults;
}

/** Everything in one entry that cannot be, as lines of file, entry and field. */
export function findImpossible(file: string, entry: Entry): string[] {
  return [
    ...findQuantityFaults('volume', entry.volume, entry.specimens),
    ...findSmallPetFaults(entry),
    ...findHourFaults(entry),
    ...findFastFaults(entry),
    ...findSampleFaults(entry),
  ].map(([field, message]) => formatFault(file, entry.code, field, message));
}

const allMammals: readonly Species[] = ['Dog', 'Cat', 'Horse', 'Cattle'];
const isRun = (species: readonly Species[], animal: Species) =>
  species.includes(animal) || (species.includes('All') && allMammals.includes(animal));

/** Tests of a panel that are not run for one of its animals, and exchanges of what it does not hold. */
export function findPanelFaults(
  file: string,
  { code, species, parts, swaps }: PanelEntry,
  byCode: ReadonlyMap<string, Entry>,
): string[] {
  const lost = swaps.flatMap(({ part }) =>
    parts.includes(part) ? [] : [formatFault(file, code, 'swaps', `${part} is none of its parts`)],
  );
  const unfit = species.flatMap((animal) =>
    parts.flatMap((part) => {
      const own = swaps.find((swap) => swap.part === part && swap.species === animal)?.instead ?? part;
      const entry = byCode.get(own);
      return entry === undefined || animal === 'All' || isRun(entry.species, animal)
        ? []
        : [formatFault(file, code, 'species', `${own} is not run for a ${animal.toLowerCase()}`)];
    }),
  );
  return [...lost, ...unfit];
}
