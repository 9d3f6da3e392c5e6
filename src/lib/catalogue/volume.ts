import type { SpecimenName } from '#schemas/specimen.ts';

/** One container of a sample with what goes into it, for an adult dog and for a pet under 5 kg. */
export type Portion = { specimen: SpecimenName; volume: string; smallPetVolume: string };

type Measured = {
  readonly specimens: readonly SpecimenName[];
  readonly volume: string;
  readonly smallPetVolume?: string | undefined;
};

const millilitres = /(\d+(?:\.\d+)?) mL$/;

/** Halves the millilitres of one portion; grams, swabs, slides and a citrate tube, which is only right when full, stay. */
function toSmallVolume(specimen: SpecimenName, volume: string): string {
  if (specimen === 'Sodium Citrate') return volume;
  return volume.replace(millilitres, (_, amount: string) => `${Number(amount) / 2} mL`);
}

/** Pairs each container of an entry with its volume; containers beyond the last volume carry a dash. */
export function toPortions(entry: Measured): Portion[] {
  const volumes = entry.volume.split(' + ');
  const smallVolumes = entry.smallPetVolume?.split(' + ');
  return entry.specimens.map((specimen, index) => {
    const volume = volumes[index] ?? '-';
    return { specimen, volume, smallPetVolume: smallVolumes?.[index] ?? toSmallVolume(specimen, volume) };
  });
}
