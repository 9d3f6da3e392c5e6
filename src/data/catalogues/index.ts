import { biochemistry } from '#data/catalogues/biochemistry.ts';
import { clinical } from '#data/catalogues/clinical.ts';
import { cytology } from '#data/catalogues/cytology.ts';
import { endoscopy } from '#data/catalogues/endoscopy.ts';
import { hematology } from '#data/catalogues/hematology.ts';
import { hormone } from '#data/catalogues/hormone.ts';
import { kitBased } from '#data/catalogues/kit-based.ts';
import { microbiology } from '#data/catalogues/microbiology.ts';
import { panelPackage } from '#data/catalogues/panel-package.ts';
import { parasitology } from '#data/catalogues/parasitology.ts';
import { radiology } from '#data/catalogues/radiology.ts';
import { serology } from '#data/catalogues/serology.ts';
import { specialTests } from '#data/catalogues/special-tests.ts';
import { vitamins } from '#data/catalogues/vitamins.ts';
import { emergencies } from '#data/emergencies.ts';
import { parseRegistry } from '#schemas/catalogue-registry.ts';

/** The registry: all price lists in the order of the specification, read and checked once. */
export const catalogues = parseRegistry(
  [
    hematology,
    biochemistry,
    microbiology,
    hormone,
    clinical,
    vitamins,
    cytology,
    parasitology,
    serology,
    kitBased,
    specialTests,
    panelPackage,
    radiology,
    endoscopy,
  ].map((raw) => ({ file: `src/data/catalogues/${raw.id}.ts`, raw })),
  emergencies.items.map(({ id }) => id),
);
