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

/**
 * Halves the millilitres of one portion; grams, swabs, slides and a citrate tube, which is only right when full, stay, and
 * so does EDTA blood of which half would be less than the test takes.
 */
function toSmallVolume(specimen: SpecimenName, volume: string, uses: number): string {
  if (specimen === 'Sodium Citrate') return volume;
  return volume.replace(millilitres, (_, amount: string) => {
    const half = Number(amount) / 2;
    return `${specimen === 'Whole Blood (EDTA)' && half < uses ? amount : half} mL`;
  });
}

/** Pairs each container of an entry with its volume; containers beyond the last volume carry a dash. */
export function toPortions({ specimens, volume: all, usesMl, smallPet }: Measured): Portion[] {
  const volumes = all.split(' + ');
  return specimens.map((specimen, index) => {
    const volume = volumes[index] ?? '-';
    if (smallPet === undefined)
      return { specimen, volume, smallPetVolume: toSmallVolume(specimen, volume, usesMl?.amount ?? 0) };
    const { underKg, always, volume: small } = smallPet;
    return {
      specimen,
      volume,
      smallPetVolume: small.split(' + ')[index] ?? '-',
      smallPet: { underKg, always },
    };
  });
}
