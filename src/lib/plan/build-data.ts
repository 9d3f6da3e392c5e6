import { benches, separatedYield } from '#data/blood-uses.ts';
import { emergencies } from '#data/emergencies.ts';
import { packages } from '#data/packages.ts';
import { collectionRules, specimens } from '#data/specimens.ts';
import { english, type Voice } from '#i18n/voice.ts';
import {
  getBenchLimits,
  getFasting,
  getRefusals,
  getSamples,
  getSchedule,
  getTurnaround,
  needsCallOutOfHours,
} from '#lib/catalogue/handling.ts';
import { getPortions, getSeparated } from '#lib/catalogue/least-volume.ts';
import { type Listed, listedEntries } from '#lib/catalogue/lookup.ts';
import { toSlowestHours } from '#lib/catalogue/slowest-hours.ts';
import { getEmergency } from '#lib/finder/get-emergency.ts';
import type { PlanData, PlanEmergency, PlanEntry } from '#lib/plan/catalogue.ts';
import type { Entry, UsesMl } from '#schemas/catalogue-entry.ts';
import type { Emergencies } from '#schemas/emergency.ts';
import type { Package } from '#schemas/package.ts';

/** Sources are for whoever checks the data, not for every phone. */
/** What the sentences of a plan's data are told in. */
export interface Told {
  readonly voice: Voice;
  readonly emergencies: Emergencies;
  readonly packages: readonly Package[];
  toGloss(entry: Entry): string | undefined;
  /** Language and words, where that is not the default one. */
  readonly spoken?: Required<Pick<PlanData, 'locale' | 'words'>>;
}

function toEmergency({ emergency }: Entry, told: Emergencies): PlanEmergency | null {
  if (emergency === undefined || !emergency.onPlan) return null;
  const { sign, species = [], doNow, never } = getEmergency(emergency.is, told);
  return { sign, always: emergency.always, species, doNow, never };
}
const toUses = ({ amount, together }: UsesMl): PlanEntry['usesMl'] => ({
  amount,
  ...(together && { together }),
});
function toSeparatedUse(listed: Listed): PlanEntry['separatedMl'] {
  const [uses] = listed.entry.specimens.flatMap((specimen) => getSeparated(listed, specimen) ?? []);
  return uses ? { amount: uses.amount, bench: uses.bench } : null;
}

/** How a test's sample is sent, where light makes that another way than its specimen's. */
function toOtherTransport(entry: Entry): string | null {
  const [sample] = getSamples(entry);
  return sample === undefined || sample.transport === specimens[sample.name].transport
    ? null
    : sample.transport;
}

function toPlanEntry(listed: Listed, { voice, emergencies: signs, toGloss }: Told): PlanEntry {
  const { entry } = listed;
  const gloss = toGloss(entry);
  const say = (text: string | undefined): string | null => (text === undefined ? null : voice.text(text));
  const turnaround = getTurnaround(listed);
  const hours = toSlowestHours(turnaround, entry.drawHours);
  return {
    code: entry.code,
    title: entry.title,
    ...(gloss !== undefined && { gloss }),
    slug: entry.slug,
    price: entry.price,
    species: entry.species,
    parts: entry.kind === 'panel' ? entry.parts : [],
    swaps: entry.kind === 'panel' ? entry.swaps : [],
    includes: entry.includes,
    portions: getPortions(entry),
    container: say(entry.container),
    ownTube: entry.ownTube ?? null,
    drawHours: entry.drawHours,
    drives: entry.drives ?? null,
    daysAfterVisit: entry.daysAfterVisit ?? null,
    spoils: entry.spoils,
    spoilsBy: entry.spoilsBy,
    ...(entry.medicineChanges.length > 0 && { medicineChanges: entry.medicineChanges }),
    grownFrom: entry.grownFrom,
    readWith: entry.readWith,
    noGel: entry.noGel,
    ofSex: entry.ofSex ?? null,
    pricedFor: say(entry.pricedFor),
    mainLaboratoryOnly: entry.mainLaboratoryOnly,
    fasting:
      (entry.kind === 'panel' && entry.fasting === undefined ? undefined : getFasting(listed, voice)) ?? null,
    caveat: entry.caveat ? { ...entry.caveat, words: voice.text(entry.caveat.words) } : null,
    suggests: entry.suggests ?? null,
    emergency: toEmergency(entry, signs),
    usesMl: entry.usesMl ? toUses(entry.usesMl) : null,
    separatedMl: toSeparatedUse(listed),
    donorPortions: entry.fromDonorToo ? getPortions(entry) : [],
    preparation: say(entry.besideFood ?? entry.preparation),
    collection: entry.collection ?? null,
    transport: entry.transport ?? toOtherTransport(entry),
    result:
      turnaround?.span === undefined || hours === null
        ? null
        : {
            text: voice.text(turnaround.text),
            hours,
            span: turnaround.span,
            ...(turnaround.first && {
              first: { ...turnaround.first, what: voice.text(turnaround.first.what) },
            }),
          },
    schedule: getSchedule(listed) ?? null,
    callOutOfHours: needsCallOutOfHours(listed),
    benchWithin:
      entry.kind === 'panel'
        ? []
        : getBenchLimits(listed).map((limit) => ({ ...limit, of: voice.text(limit.of) })),
    refusals:
      entry.kind === 'panel'
        ? []
        : getRefusals(listed).map(({ specimen, reasons }) => ({
            specimen,
            reasons: reasons.map(({ text, of }) => ({ text: voice.text(text), of })),
          })),
  };
}

/** The rules of collecting, their sentences in a language. */
function toRules({ text }: Voice): PlanData['rules'] {
  const { orderOfDraw, orderReason, ownerTakes, smallPets, safeVolume, fasting, tubes } = collectionRules;
  return {
    orderOfDraw,
    orderReason: text(orderReason),
    ownerTakes,
    smallPets: { ...smallPets, rule: text(smallPets.rule) },
    safeVolume: {
      rule: text(safeVolume.rule),
      unwellPart: safeVolume.unwellPart,
      unwell: text(safeVolume.unwell),
      drawMlPerKg: safeVolume.drawMlPerKg,
    },
    fasting: {
      water: text(fasting.water),
      askOfWater: text(fasting.askOfWater),
      never: fasting.never.map(text),
      instead: text(fasting.instead),
      tooSmall: {
        ...fasting.tooSmall,
        words: text(fasting.tooSmall.words),
        feed: text(fasting.tooSmall.feed),
      },
      told: {
        ...fasting.told,
        unwell: text(fasting.told.unwell),
        young: text(fasting.told.young),
        feed: text(fasting.told.feed),
      },
      withheld: fasting.withheld.map(({ words, feed, ...rest }) => ({
        ...rest,
        words: text(words),
        ...(feed !== undefined && { feed: text(feed) }),
      })),
    },
    tubes,
    benches,
    separatedYield,
  };
}

/** All that a plan is worked out from, as it is told. */
export function buildPlanData(told: Told): PlanData {
  const { voice, packages, spoken } = told;
  return {
    entries: listedEntries.map((listed) => toPlanEntry(listed, told)),
    packs: packages.map(({ id, name, price, features }) => ({
      id,
      title: name,
      price,
      parts: features.map(({ code }) => code),
    })),
    rules: toRules(voice),
    ...spoken,
  };
}

/** The same as src/data says it. */
export const planData: PlanData = buildPlanData({
  voice: english,
  emergencies,
  packages: packages.items,
  toGloss: () => undefined,
});
