/**
 * The words of the second specification for its fourteen price lists (sections 2.3, 2.4 and 8). What changes with a
 * laboratory's business is not here: prices, counts and claims are checked by rules.
 */
type Specified = {
  id: string;
  turnaround: string;
  group: 'Laboratory' | 'Imaging' | 'Specialized';
  named: string[];
  more: string[];
  empty: string;
  reset: string;
};

const tests = { empty: 'No tests found', reset: 'Show All Tests' };

export const specified: Specified[] = [
  {
    id: 'hematology',
    turnaround: '2-4h',
    group: 'Laboratory',
    named: ['Complete Panel', 'Cell Count', 'Anemia Panel', 'Coagulation', 'Inflammation', 'Transfusion'],
    more: [],
    ...tests,
  },
  {
    id: 'biochemistry',
    turnaround: '4-6h',
    group: 'Laboratory',
    named: ['Liver', 'Kidney', 'Glucose', 'Lipid', 'Protein', 'Enzyme', 'Electrolyte'],
    more: ['Metabolite', 'Mineral', 'Coagulation'],
    ...tests,
  },
  {
    id: 'microbiology',
    turnaround: '2-5 days',
    group: 'Laboratory',
    named: ['Blood Culture', 'Urine Culture', 'Stool Culture', 'Wound Culture', 'Swab Culture'],
    more: ['Fungal Culture', 'Special Stain', 'Dermatology', 'Coagulation'],
    ...tests,
  },
  {
    id: 'hormone',
    turnaround: '1-3 days',
    group: 'Laboratory',
    named: ['Thyroid', 'Reproductive', 'Adrenal', 'Metabolic', 'Calcium', 'Vitamin'],
    more: [],
    ...tests,
  },
  {
    id: 'clinical',
    turnaround: '2-4h',
    group: 'Laboratory',
    named: ['Urine', 'Stool', 'Analysis'],
    more: [],
    ...tests,
  },
  {
    id: 'vitamins',
    turnaround: '3-5 days',
    group: 'Specialized',
    named: ['Fat-Soluble', 'Water-Soluble'],
    more: [],
    empty: 'No vitamin tests found',
    reset: 'Show All Tests',
  },
  {
    id: 'cytology',
    turnaround: '3-5 days',
    group: 'Laboratory',
    named: ['Fluid', 'Aspiration', 'Histology', 'Cytology'],
    more: [],
    ...tests,
  },
  {
    id: 'parasitology',
    turnaround: '2-4h',
    group: 'Laboratory',
    named: ['Fungal', 'Blood Parasites', 'Ectoparasites'],
    more: [],
    ...tests,
  },
  {
    id: 'serology',
    turnaround: '1-3 days',
    group: 'Laboratory',
    named: ['Immunoglobulins', 'Infectious', 'Tumor Markers', 'Cardiac', 'Autoimmune'],
    more: ['Inflammation', 'Parasitic', 'Therapeutic Drug'],
    ...tests,
  },
  {
    id: 'kit-based',
    turnaround: '15-30 min',
    group: 'Laboratory',
    named: ['Canine', 'Feline', 'General'],
    more: [],
    ...tests,
  },
  {
    id: 'special-tests',
    turnaround: '24-48h',
    group: 'Specialized',
    named: ['Pancreatic', 'Renal', 'Vector-borne'],
    more: [],
    empty: 'No specialized tests found',
    reset: 'Show All Tests',
  },
  {
    id: 'panel-package',
    turnaround: 'Variable',
    group: 'Specialized',
    named: ['Surgery', 'Metabolic', 'Endocrine', 'Infectious', 'Dermatology', 'Comprehensive', 'Premium'],
    more: [],
    empty: 'No panels found',
    reset: 'Show All Panels',
  },
  {
    id: 'radiology',
    turnaround: 'Immediate',
    group: 'Imaging',
    named: ['Ultrasound', 'X-Ray', 'Contrast Study', 'Cardiac'],
    more: [],
    empty: 'No services found',
    reset: 'Show All Services',
  },
  {
    id: 'endoscopy',
    turnaround: '45 min',
    group: 'Imaging',
    named: ['Diagnostic', 'Therapeutic', 'Emergency'],
    more: [],
    empty: 'No procedures found',
    reset: 'Show All Procedures',
  },
];
