import { benches, separatedYield } from '#data/blood-uses.ts';
import { packages } from '#data/packages.ts';
import { collectionRules, specimens } from '#data/specimens.ts';
import {
  getBenchLimits,
  getFasting,
  getRefusals,
  getSamples,
  getSchedule,
  getTurnaround,
} from '#lib/catalogue/handling.ts';
import { toSlowestHours } from '#lib/catalogue/hours.ts';
import { getPortions, getSeparated } from '#lib/catalogue/least-volume.ts';
import { type Listed, listedEntries } from '#lib/catalogue/lookup.ts';
import { getEmergency } from '#lib/finder/get-emergency.ts';
import type { PlanData, PlanEmergency, PlanEntry } from '#lib/plan/catalogue.ts';
import type { Entry, UsesMl } from '#schemas/catalogue-entry.ts';

/** Sources are for whoever checks the data, not for every phone. */
function toEmergency({ emergency }: Entry): PlanEmergency | null {
  if (emergency === undefined || !emergency.onPlan) return null;
  const { sign, species = [], doNow, never } = getEmergency(emergency.is);
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
const { water, askOfWater, never, instead, tooSmall, told, withheld } = collectionRules.fasting;

/** How a test's sample is sent, where light makes that another way than its specimen's. */
function toOtherTransport(entry: Entry): string | null {
  const [sample] = getSamples(entry);
  return sample === undefined || sample.transport === specimens[sample.name].transport
    ? null
    : sample.transport;
}

function toPlanEntry(listed: Listed): PlanEntry {
  const { entry } = listed;
  const turnaround = getTurnaround(listed);
  const hours = toSlowestHours(turnaround, entry.drawHours);
  return {
    code: entry.code,
    title: entry.title,
    slug: entry.slug,
    price: entry.price,
    species: entry.species,
    parts: entry.kind === 'panel' ? entry.parts : [],
    swaps: entry.kind === 'panel' ? entry.swaps : [],
    includes: entry.includes,
    portions: getPortions(entry),
    container: entry.container ?? null,
    ownTube: entry.ownTube ?? null,
    drawHours: entry.drawHours,
    drives: entry.drives ?? null,
    daysAfterVisit: entry.daysAfterVisit ?? null,
    spoils: entry.spoils,
    grownFrom: entry.grownFrom,
    readWith: entry.readWith,
    noGel: entry.noGel,
    ofSex: entry.ofSex ?? null,
    pricedFor: entry.pricedFor ?? null,
    mainLaboratoryOnly: entry.mainLaboratoryOnly,
    fasting: (entry.kind === 'panel' ? entry.fasting : getFasting(listed)) ?? null,
    suggests: entry.suggests ?? null,
    emergency: toEmergency(entry),
    usesMl: entry.usesMl ? toUses(entry.usesMl) : null,
    separatedMl: toSeparatedUse(listed),
    donorPortions: entry.fromDonorToo ? getPortions(entry) : [],
    preparation: entry.besideFood ?? entry.preparation ?? null,
    collection: entry.collection ?? null,
    transport: entry.transport ?? toOtherTransport(entry),
    result:
      turnaround?.span === undefined || hours === null
        ? null
        : { text: turnaround.text, hours, span: turnaround.span },
    schedule: getSchedule(listed) ?? null,
    benchWithin: entry.kind === 'panel' ? [] : getBenchLimits(listed),
    refusals: entry.kind === 'panel' ? [] : getRefusals(listed),
  };
}

/** All that a plan is worked out from. */
export const planData: PlanData = {
  entries: listedEntries.map(toPlanEntry),
  packs: packages.items.map(({ id, name, price, features }) => ({
    id,
    title: name,
    price,
    parts: features.map(({ code }) => code),
  })),
  rules: {
    orderOfDraw: collectionRules.orderOfDraw,
    orderReason: collectionRules.orderReason,
    ownerTakes: collectionRules.ownerTakes,
    smallPets: collectionRules.smallPets,
    safeVolume: {
      rule: collectionRules.safeVolume.rule,
      unwellPart: collectionRules.safeVolume.unwellPart,
      unwell: collectionRules.safeVolume.unwell,
      dayMlPerKg: collectionRules.safeVolume.dayMlPerKg,
      drawMlPerKg: collectionRules.safeVolume.drawMlPerKg,
    },
    fasting: { water, askOfWater, never, instead, tooSmall, told, withheld },
    tubes: collectionRules.tubes,
    benches,
    separatedYield,
  },
};
