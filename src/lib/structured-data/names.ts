import type { Entry } from '#schemas/catalogue-entry.ts';

/** Trade names: vets type them, so search knows them, but a page does not name another maker's product. */
const tradeNames = ['4DX type', 'CaniV-4', 'cardiopet', 'Spec cPL', 'Synacthen test', 'vaccicheck'];

/** Slips of the keyboard that search forgives. */
const misspellings = ['creatnine', 'distempar', 'electrolites', 'platlet', 'progestron', 'thyriod'];

/**
 * Words people look a test up by that are no names of it: what it looks for, when it is asked for, a part of it. "Also
 * known as leptospirosis" would be wrong, and would sound like a finding.
 */
const subjects = [
  "Addison's screen",
  "Addison's test",
  'AIHA',
  'acid base',
  'Anaplasma',
  'ascites',
  'aspirate',
  'autoimmune hemolytic anemia',
  'autoimmune thyroiditis',
  'Babesia',
  'babesiosis',
  'bacteremia',
  'bladder stone',
  'battery',
  'bone',
  'brucellosis',
  'calf scours',
  'Campylobacter',
  'cat AIDS',
  'cat flu',
  'cat parvo',
  'coin',
  "Conn's syndrome",
  "Cushing's test",
  "Cushing's urine test",
  'Demodex',
  'dermatophytosis',
  'DIC test',
  'Dirofilaria',
  'Dirofilaria immitis',
  'distemper',
  'DKA test',
  'Doppler',
  'Ehrlichia',
  'ehrlichiosis',
  'esophageal foreign body',
  'estrus',
  'false pregnancy',
  'feline distemper',
  'feline infectious peritonitis',
  'feline leukemia',
  'FIP kit',
  'FIP test',
  'GDV marker',
  'giardiasis',
  'growth hormone',
  'hair loss',
  'HbA1c alternative',
  'heart damage test',
  'heart failure test',
  'HDL',
  'heartworm larvae',
  'hepatic encephalopathy test',
  'Hepatozoon',
  'hepatocellular carcinoma marker',
  'hypercalcemia of malignancy',
  'hyperaldosteronism',
  'hyperparathyroidism',
  'IMHA test',
  'jaundice test',
  'LDL',
  'lepto',
  'leptospirosis',
  'lupus test',
  'lymphoma marker',
  'Malassezia',
  'microfilaria',
  'myocarditis',
  'organophosphate poisoning test',
  'ovulation',
  'parvo',
  'pathri',
  'pesticide poisoning',
  'piroplasmosis',
  'pituitary vs adrenal',
  'PPID test',
  'pseudopregnancy',
  'rat poison test',
  'Salmonella',
  'Sarcoptes',
  'scabies',
  'septicemia culture',
  'Sertoli cell tumour',
  'SLE',
  'stone removal',
  'swallowed object',
  'Theileria',
  'thrombosis risk',
  'toxo',
  'toxoplasmosis',
  'toy',
  'Trypanosoma',
  'VLDL',
  'wellness',
  'zinc deficiency',
  'zinc toxicity',
];

const searchOnly = new Set([...tradeNames, ...misspellings, ...subjects]);

/** The other names of an entry that a page may show; the rest of its aliases only serve the search. */
export function getOtherNames(entry: Entry): string[] {
  return entry.aliases.filter((alias) => !searchOnly.has(alias));
}

/** Every word kept from the pages, so that a test can see that each is still an alias of the data. */
export const searchOnlyNames: ReadonlySet<string> = searchOnly;
