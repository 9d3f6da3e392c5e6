import type { Species, SpecimenName } from '#schemas/specimen.ts';

/** Which pets get a small volume, where that is not every pet under 5 kg. */
type SmallPet = { readonly underKg: number; readonly always: readonly Species[] };

/** One container of a sample with what goes into it, for an adult dog and for a small pet. */
export type Portion = {
  specimen: SpecimenName;
  volume: string;
  smallPetVolume: string;
  smallPet?: SmallPet;
};

type Measured = {
  readonly specimens: readonly SpecimenName[];
  readonly volume: string;
  readonly usesMl?: { readonly amount: number } | undefined;
  readonly smallPet?: (SmallPet & { readonly volume: string }) | undefined;
};

const millilitres = /(\d+(?:\.\d+)?) mL$/;

/** A citrate tube is only right when full: the paediatric one holds half as much. */
const paediatricCitrate = { full: '1.8 mL', small: '0.9 mL' } as const;

/** Halves the millilitres of blood, but to no less than the test takes; grams, swabs and slides stay. */
function toSmallVolume(specimen: SpecimenName, volume: string, least: number): string {
  if (specimen === 'Sodium Citrate') return volume.replace(paediatricCitrate.full, paediatricCitrate.small);
  return volume.replace(millilitres, (_, text: string) => {
    const [amount, half] = [Number(text), Number(text) / 2];
    // Of an EDTA tube half would be too little for its mark.
    if (specimen === 'Whole Blood (EDTA)') return `${half < least ? amount : half} mL`;
    return `${Math.min(amount, Math.max(half, Math.ceil(least * 2) / 2))} mL`;
  });
}

/** Pairs each container of an entry with its volume; containers beyond the last volume carry a dash. */
export function toPortions(
  { specimens, volume: all, usesMl, smallPet }: Measured,
  leastOf: (specimen: SpecimenName) => number = () => 0,
): Portion[] {
  const volumes = all.split(' + ');
  return specimens.map((specimen, index) => {
    const volume = volumes[index] ?? '-';
    if (smallPet === undefined)
      return {
        specimen,
        volume,
        smallPetVolume: toSmallVolume(specimen, volume, usesMl?.amount ?? leastOf(specimen)),
      };
    const { underKg, always, volume: small } = smallPet;
    return {
      specimen,
      volume,
      smallPetVolume: small.split(' + ')[index] ?? '-',
      smallPet: { underKg, always },
    };
  });
}
