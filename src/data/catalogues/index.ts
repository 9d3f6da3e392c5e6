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
import { parseRegistry } from '#schemas/catalogue-registry.ts';

/** The registry: all price lists in the order of the specification, read and checked once. */
export const catalogues = parseRegistry([
  { file: 'src/data/catalogues/hematology.ts', raw: hematology },
  { file: 'src/data/catalogues/biochemistry.ts', raw: biochemistry },
  { file: 'src/data/catalogues/microbiology.ts', raw: microbiology },
  { file: 'src/data/catalogues/hormone.ts', raw: hormone },
  { file: 'src/data/catalogues/clinical.ts', raw: clinical },
  { file: 'src/data/catalogues/vitamins.ts', raw: vitamins },
  { file: 'src/data/catalogues/cytology.ts', raw: cytology },
  { file: 'src/data/catalogues/parasitology.ts', raw: parasitology },
  { file: 'src/data/catalogues/serology.ts', raw: serology },
  { file: 'src/data/catalogues/kit-based.ts', raw: kitBased },
  { file: 'src/data/catalogues/special-tests.ts', raw: specialTests },
  { file: 'src/data/catalogues/panel-package.ts', raw: panelPackage },
  { file: 'src/data/catalogues/radiology.ts', raw: radiology },
  { file: 'src/data/catalogues/endoscopy.ts', raw: endoscopy },
]);
