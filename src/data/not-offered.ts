import { notOfferedSchema } from '#schemas/not-offered.ts';
import { parseData } from '#schemas/parse-data.ts';

/** Words parted by commas. */
const list = (line: string) => line.trim().split(/\s*,\s*/);
/** Asked for by these words; `nearest` are codes of what is offered and comes nearest, none where nothing does. */
const say = (words: string, ...nearest: string[]) => ({ words: list(words), nearest });
/** The same thing looked for by another method. */
const byAnother = (words: string, ...nearest: string[]) => ({
  words: list(words),
  nearest,
  otherMethod: true,
});

/** What people ask for and the laboratory does not run, with what comes nearest. */
export const notOffered = parseData('src/data/not-offered.ts', notOfferedSchema, [
  // Rabies and what the law asks to report: no sample is sent here.
  say('rabies, rnatt, favn, rffit, fluorescent antibody'),
  { name: 'rabies', words: list('रेबीज, rebies, rabis'), nearest: [] },
  say(
    'lumpy skin, lumpy virus, lsd pcr, foot and mouth, fmd, bird flu, avian influenza, african swine fever, swine fever, sheep pox, goat pox, lumpy test, lumpy janch, लम्पी, lumpi, लंपी, बर्ड फ्लू, खुरपका, khurpaka',
  ),
  say(
    'newcastle, ranikhet, glanders, coggins, horse eia, eia horse, equine infectious anemia, equine infectious anaemia, ppr, anthrax',
  ),
  // Beside a hormone it is a method.
  { words: list('eia'), nearest: [], isAlone: true },
  say('tuberculin, TB test, cow tb, tb cow, buffalo tb, tb buffalo, bovine tb, johne, paratuberculosis'),
  say('botulism, tetanus test, bvd, ibr, infectious bovine rhinotracheitis, caprine arthritis, bluetongue'),
  say('encephalitozoon, e cuniculi'),
  say('liver fluke, fasciola, lungworm, baermann', 'CLI-03'),
  say(
    'brucella abortus, rbpt, rose bengal, rose bengal plate test, brucella rbpt, brucella sat, mrt, milk ring test, brucella mrt, brucellosis cow, cow brucellosis, brucellosis cattle, bovine brucellosis, brucellosis buffalo, brucellosis goat, brucella cow, brucella cattle, cow brucella, cattle brucella, buffalo brucella, goat brucella, brucella buffalo, brucella goat',
  ),
  // Infections by a method that is not run here.
  byAnother('lepto pcr, leptospira pcr, leptospirosis pcr', 'KIT-07', 'SER-04'),
  byAnother('parvo pcr, parvovirus pcr', 'KIT-01'),
  byAnother('distemper pcr, cdv pcr', 'KIT-02'),
  byAnother('felv pcr, fiv pcr, felv ifa, fiv western blot, felv confirmation, fiv confirmation', 'KIT-09'),
  byAnother('panleukopenia pcr, fpv pcr', 'KIT-08'),
  byAnother(
    'feline respiratory pcr, cat flu pcr, herpesvirus pcr, herpes pcr, fhv pcr, calicivirus pcr, calici pcr',
    'KIT-11',
  ),
  byAnother('resp pcr', 'KIT-11'),
  byAnother('giardia pcr', 'KIT-12'),
  byAnother('cryptosporidium pcr', 'KIT-14'),
  byAnother('toxoplasma pcr, toxo pcr', 'SER-16', 'KIT-13'),
  byAnother('heartworm pcr, dirofilaria pcr', 'KIT-06', 'PAR-03'),
  byAnother('brucella canis pcr', 'SER-05'),
  byAnother('4dx, 4dx plus, snap 4dx, caniv 4, caniv4', 'KIT-05'),
  byAnother('trypanosoma pcr, surra pcr, theileria pcr', 'PAR-02'),
  byAnother('ringworm pcr, dermatophyte pcr, fungal pcr', 'MIC-06', 'PAR-01'),
  say('fip pcr, feline infectious peritonitis pcr, coronavirus pcr, fcov pcr', 'CYT-04', 'BIO-23'),
  say('kennel cough pcr, respiratory pcr, bordetella, canine influenza, parainfluenza', 'RAD-01', 'END-01'),
  say(
    'fecal pcr, diarrhoea pcr, stool pcr, tritrichomonas, tritrich, gi pcr, rotavirus, clostridium, clostridium toxin',
    'CLI-03',
    'KIT-12',
  ),
  say(
    'mycoplasma haemofelis, mycoplasma haemocanis, haemotropic mycoplasma, hemoplasma, haemobartonella, feline infectious anemia pcr, mycoplasma',
    'PAR-02',
  ),
  say(
    'leishmania, leishmaniasis, chlamydia, psittacosis, pbfd, feather disease, neospora, lyme, borrelia, bartonella, cat scratch disease, chagas',
  ),
  say(
    'canine herpesvirus, dog herpesvirus, herpesvirus dog, herpes puppy, puppy herpes, canine adenovirus, adenovirus, infectious canine hepatitis',
  ),
  say('strangles', 'MIC-05'),
  say(
    'cryptococcus, cryptococcosis, aspergillus, aspergillosis, histoplasma, histoplasmosis, blastomyces, blastomycosis',
    'CYT-03',
  ),
  // Cultures.
  {
    name: 'milk culture',
    words: list(
      'milk culture, cmt, milk test, milk sample test, mastitis, california mastitis, thanela, thanaila, blood in milk, milk blood, doodh khoon, doodh mein khoon, doodh me khoon, than sujan, udder swelling, udder infection',
    ),
    nearest: [],
  },
  say('anaerobic culture', 'MIC-04'),
  say('fluid culture, effusion culture, csf culture, joint fluid culture', 'CYT-04'),
  say('deep fungal culture, systemic fungal culture', 'CYT-05'),
  // Allergy.
  {
    name: 'allergen panel (specific IgE)',
    words: list(
      'allergen panel, allergen specific ige, specific ige, ige panel, allergen test, allergen, allergy panel, allergy profile, allergy test, serum allergy test, food allergy test, food allergy, flea allergy, intradermal, intradermal test, patch test, atopy, atopy test, atopic dermatitis test',
    ),
    nearest: ['PAN-06'],
  },
  // Values of blood and urine.
  say('HDDST, hdds, high dose dexamethasone', 'HOR-16', 'HOR-17'),
  say(
    'tli, ctli, ftli, trypsin, trypsin like immunoreactivity, fecal elastase, calprotectin, alpha 1 proteinase inhibitor',
    'VIT-01',
    'VIT-02',
  ),
  say('microalbumin, microalbuminuria', 'BIO-12'),
  byAnother('hba1c, glycated haemoglobin', 'BIO-16'),
  byAnother('troponin t', 'SER-10'),
  say('cystatin, cystatin c', 'SPL-02', 'BIO-10'),
  say('procalcitonin, haptoglobin', 'SER-14'),
  say('ferritin', 'HEM-11'),
  say('gldh, sdh, sorbitol dehydrogenase', 'BIO-02', 'BIO-04'),
  say('vwf, vwd, von willebrand, factor viii, hemophilia, platelet function', 'HEM-14'),
  say('gtt, glucose tolerance', 'BIO-17'),
  say('17 ohp, 17 hydroxyprogesterone', 'HOR-15'),
  say('drvvt, teg, thromboelastography, activated clotting time', 'HEM-14', 'HEM-13'),
  say('i stat, istat', 'BIO-34', 'BIO-36', 'HOR-22'),
  byAnother('qbc', 'PAR-02'),
  say('otoscopy', 'MIC-09'),
  say('osmolality, osmolarity', 'BIO-34', 'BIO-15', 'BIO-09'),
  say('nrbc', 'HEM-02'),
  say('taurine, omega 3, carnitine, homocysteine, selenium'),
  say('bence jones', 'BIO-24'),
  say('gastrin, acetylcholine receptor'),
  say('passive transfer, passive transfer test', 'SER-01'),
  say(
    'chemistry profile, canine chemistry profile, feline chemistry profile, chemistry panel, canine chemistry, feline chemistry',
    'BIO-08',
    'BIO-13',
  ),
  say('bmbt, buccal mucosal bleeding time', 'HEM-07'),
  say('bone marrow, bma', 'HEM-02'),
  say('flow cytometry, parr, immunohistochemistry, ihc, clonality', 'CYT-03', 'CYT-05'),
  say('egg count, mcmaster, faecal egg count', 'CLI-03'),
  say('vitamin a, vitamin b1, vitamin b6, vitamin c'),
  say('vitamin k', 'HEM-13'),
  say(
    'catalyst chem, dri chem, vetscan, super chem, superchem, chem 10, chem 17, chem 15',
    'BIO-08',
    'BIO-13',
  ),
  byAnother(
    'arterial blood gas, blood gas analysis, blood gas, venous blood gas, abg, vbg',
    'BIO-33',
    'BIO-36',
  ),
  // Poisons: nothing of ours names one.
  say(
    'zinc phosphide, lead poisoning, lead level, lead test, blood lead, heavy metal, arsenic, mercury level, cadmium, toxicology, toxicology screen, tox screen',
  ),
  say('drug screen, aflatoxin, mycotoxin, strychnine, ethylene glycol test'),
  { words: list('lead'), nearest: [], isAlone: true },
  // Levels of medicines.
  say('levetiracetam, leve level, keppra, zonisamide, gabapentin level, theophylline'),
  say('digoxin', 'BIO-34', 'BIO-13'),
  say('cyclosporine level, cyclosporin level, ciclosporin level', 'HEM-01', 'BIO-08'),
  say('apoquel level'),
  // Medicines that no test of ours watches.
  say(
    'bravecto, nexgard, simparica, credelio, frontline, seresto, advocate, revolution, cytopoint, milbemax, drontal, cazitel, prazivet, kiwof, levamisole, albendazole, fenbendazole',
  ),
  say(
    'metronidazole, metrogyl, enrofloxacin, baytril, amoxicillin, augmentin, clavamox, clavet, cephalexin, azithromycin, clindamycin, antirobe, cerenia, ondansetron, emeset, omeprazole, pantoprazole, pantop, ranitidine, sucralfate, liv 52, cetirizine, gabapentin, pregabalin, tramadol, amitriptyline, trazodone',
  ),
  // People.
  say(
    'human blood test, human test, cbc for human, human cbc, test for people, my own blood test, insaan ki jaanch, apni jaanch, apna blood test',
  ),
  // Genes, breeding, birds.
  say(
    'DNA, breed test, mdr1, sexing, dna sexing, gender of bird, bird gender, parrot gender, parrot sexing, bird sex, sex of bird, sex determination, paternity, parentage, karyotype, genetic test',
  ),
  say('braf', 'RAD-02', 'CLI-01'),
  say('semen, semen analysis, sperm, sperm test, sperm count'),
  say('artificial insemination', 'HOR-07'),
  say('test tube baby, ivf, embryo transfer, cloning'),
  say(
    'avian haematology, reptile haematology, bird blood count, parrot blood count, bird blood test, parrot blood test, tortoise blood test, turtle blood test, reptile blood test, bird cbc, parrot cbc, avian cbc, reptile cbc',
    'BIO-11',
  ),
  say('heparin, green tube'),
  // Pictures, instruments, the clinic's own.
  say('EEG, ECG, electrocardiogram, ekg, holter, blood pressure, BP, doppler bp'),
  say('CT scan, CT', 'RAD-01', 'RAD-02'),
  say('pennhip, hip score, elbow score', 'RAD-01'),
  say('MRI, dexa, mammography, myelogram, bone scan'),
  say('thoracic ultrasound, lung ultrasound, chest ultrasound', 'RAD-01'),
  say("wood's lamp, wood lamp", 'MIC-06', 'PAR-01'),
  say('schirmer, schirmer tear test, stt, iop, tonometry, eye pressure, fluorescein, ophthalmoscopy'),
  say('post mortem, necropsy, autopsy', 'CYT-05'),
  say('vaccine, dialysis, blood bank, heat stroke, heatstroke, microchip, laparoscopy'),
  say(
    'e collar, shock collar, training collar, grooming, pet boarding, boarding, dentistry, teeth cleaning, teeth scaling, cremation, pet insurance, insurance, pet food',
  ),
  say(
    'quarantine certificate, health certificate, fitness certificate, travel certificate, export certificate, import certificate, pet passport, travel to usa, pet export, dog export, export to uk, export to usa, fit to fly, fit to travel, fit for travel, fit for flight, fit to breed certificate',
  ),
]);
