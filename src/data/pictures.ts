/** Pictures of the laboratory that staff may put into posts, by what they show. */
export const ownPictures = [
  { name: 'Blood smear', file: 'departments/hematology', alt: 'A stained blood smear, drawn' },
  { name: 'Cuvettes', file: 'departments/biochemistry', alt: 'A row of cuvettes in graded colours, drawn' },
  { name: 'Bacteria', file: 'departments/microbiology', alt: 'Stained rods and cocci, drawn' },
  { name: 'Hormones', file: 'departments/hormone', alt: 'A hormone assay, drawn' },
  { name: 'Urine and stool', file: 'departments/clinical', alt: 'Urine and stool containers, drawn' },
  { name: 'Vitamins', file: 'departments/vitamins', alt: 'Vitamin crystals, drawn' },
  { name: 'Cells', file: 'departments/cytology', alt: 'Clustered cells under the microscope, drawn' },
  { name: 'Parasites', file: 'departments/parasitology', alt: 'Parasites under the microscope, drawn' },
  { name: 'Serology', file: 'departments/serology', alt: 'A serology plate, drawn' },
  { name: 'Rapid tests', file: 'departments/kit-based', alt: 'A rapid test, drawn' },
  { name: 'Special tests', file: 'departments/special-tests', alt: 'A special test, drawn' },
  { name: 'Panels', file: 'departments/panel-package', alt: 'A panel of tubes, drawn' },
  { name: 'Radiology', file: 'departments/radiology', alt: 'A film of a dog and a cat, drawn' },
  { name: 'Endoscopy', file: 'departments/endoscopy', alt: 'An endoscope’s view, drawn' },
] as const;

/** The narrow file for choosing, the wide one for articles; the site knows the others by its name. */
export const ownPictureFiles = { narrow: '-480.webp', wide: '-960.webp' } as const;
