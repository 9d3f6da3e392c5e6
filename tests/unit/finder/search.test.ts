import { describe, expect, test } from 'vitest';
import { emergencies } from '#data/emergencies.ts';
import { packages } from '#data/packages.ts';
import { problems } from '#data/problems.ts';
import { siteAnswers } from '#data/site-answers.ts';
import { synonyms } from '#data/synonyms.ts';
import { finderEntries } from '#lib/finder/build-entries.ts';
import { isFinderData, toFinder } from '#lib/finder/data.ts';
import { toDictionary } from '#lib/finder/dictionary.ts';
import { createEmergencyFinder } from '#lib/finder/emergencies.ts';
import { toEmergencyIndex } from '#lib/finder/emergency-index.ts';
import { fold, toQueryWords, toSound, toWords } from '#lib/finder/fold.ts';
import { toKnownWords } from '#lib/finder/known-words.ts';
import { toNames } from '#lib/finder/names.ts';
import { createSearch } from '#lib/finder/search.ts';
import { findSigns, toSign } from '#lib/finder/signs.ts';
import { findSiteAnswers } from '#lib/finder/site-answers.ts';
import { repairSlip, toAllowedTypos } from '#lib/finder/typos.ts';
import { formatWhy } from '#lib/finder/why.ts';
import { GET } from '#pages/[...locale]/tests/index.json.ts';
import { queries } from './queries.ts';

const dictionary = toDictionary(synonyms);
const search = createSearch(finderEntries, dictionary);
const findEmergencies = createEmergencyFinder(
  toEmergencyIndex(emergencies, synonyms.soft),
  toKnownWords(finderEntries, dictionary),
);
const signs = problems.items.map(toSign);
const findCodes = (query: string) => search(query).hits.map(({ entry }) => entry.code);
const explain = (query: string, code: string) => {
  const hit = search(query).hits.find(({ entry }) => entry.code === code);
  return hit && formatWhy(hit.why, query);
};

describe('the finder answers what people type', () => {
  test.each(queries.map(([query, ...first]) => ({ query, first })))('$query', ({ query, first }) => {
    expect(findCodes(query).slice(0, first.length)).toEqual(first);
  });

  test('vaccines in Hindi letters are no thymidine kinase', () => {
    expect(findCodes('टीके का असर')).toEqual([]);
    expect(findCodes('टी के')).toEqual(['SER-08']);
  });

  test('every entry is found first by its code, its title and each of its abbreviations', () => {
    for (const { code, title } of finderEntries) {
      expect(findCodes(code), code).toEqual([code]);
      expect(findCodes(title)[0], title).toBe(code);
    }
  });

  test('only what is looked up by an emergency is told as one by the name of its test', () => {
    const names = finderEntries.flatMap(({ title, aliases, hints }) => [title, ...aliases, ...hints]);
    expect(names.filter((name) => findEmergencies(name).length > 0)).toEqual([
      ...['rat poison test', 'jaundice test', 'organophosphate poisoning test', 'pesticide poisoning'],
      ...['GDV marker', 'DKA test', 'milk fever test', 'eclampsia test', 'parvo', 'bloody diarrhoea test'],
      ...['jaundice kidney kit', 'cat parvo', 'Endoscopic Foreign Body Removal', 'swallowed object'],
      ...['esophageal foreign body', 'battery'],
    ]);
  });

  test.each([
    ...['vital package', 'Vital', 'vital pack price'].map((query) => [query, ['in the Vital Package']]),
    ['advance package', ['in the Advance Package']],
    ...['super advance package', 'super advance'].map((query) => [query, ['in the Super Advance Package']]),
    ...['packs', 'health pack', 'health package price'].map((query) => [query, ['like the health packs']]),
    ['full body checkup', ['yearly check']],
    ['packed cell volume', []],
  ])('%s asks for packs: %s', (query, meanings) => {
    expect([...new Set(search(String(query)).meanings)]).toEqual(meanings);
  });

  test('a pack is found with what it holds', () => {
    for (const { name, features } of packages.items)
      expect(findCodes(name), name).toEqual(features.map(({ code }) => code));
  });

  test('every alias leads to its entry', () => {
    const lost = finderEntries.flatMap(({ code, aliases, hints }) =>
      [...aliases, ...hints]
        .filter((alias) => !findCodes(alias).includes(code))
        .map((alias) => `${code}: ${alias}`),
    );
    expect(
      lost,
      'an alias in src/data/catalogues does not find its own test: src/data/not-offered.ts or synonyms.ts may give it to others',
    ).toEqual([]);
  });

  test('words that say nothing hide no test: each is among the first three by its names, with or without them', () => {
    // 'Feline' says which animal in any other query, and AB alone names nothing; a yellow pet gets the tests of its sign.
    const exceptions = ['Feline AB', 'jaundice test'];
    const missed = finderEntries.flatMap(({ code, title, aliases, hints, specimens }) => {
      const names = [title, ...toNames(title), ...aliases, ...hints].filter(
        (name) => !exceptions.includes(name),
      );
      const isSerum = specimens.includes('Serum (Plain)');
      return names
        .flatMap((name) => [
          `${name} test`,
          `${name} price`,
          ...(isSerum ? [`serum ${name}`, `blood ${name}`] : []),
        ])
        .filter((query) => !findCodes(query).slice(0, 3).includes(code));
    });
    expect(missed).toEqual([]);
  });

  test.each([
    'vitamin c',
    'vitamin k',
    'vitamin b1',
    'rabies',
    'anti rabies titre test',
    'dog blood pressure',
    'ECG',
    'ct scan',
    'semen analysis',
    'heart ECG',
    'rabies antibody titre',
    'HDDST',
    'parrot blood test',
    'heat stroke',
    'bone marrow',
    'vitamin a',
    'vitamin b6',
    'breed test',
    'vaccine price',
    'dialysis',
    'CT',
    'post mortem',
    'green tube',
    'heparin tube',
    'milk test',
  ])('nothing is found for what is not offered: %s', (query) => expect(findCodes(query)).toEqual([]));

  test.each([
    ['CBC and ECG', ['ECG']],
    ['mri, ct scan', ['CT scan', 'MRI']],
    ['rabies titre', ['rabies']],
    ['CBC and LFT', []],
    ['ct scan', ['CT scan']],
    ['BT CT', []],
    ['vaccine titre', []],
    ['have you a vitamin test', []],
    ['tb cow', ['tb cow']],
    ['pig swine fever test', ['swine fever']],
    ['lungworm', ['lungworm']],
    ['hemophilia', ['hemophilia']],
    ['bladder cancer braf', ['braf']],
    ['rabbit e cuniculi', ['e cuniculi']],
    ['e collar', ['e collar']],
    ['autopsy', ['autopsy']],
  ])('the page is told what of "%s" is not offered', (query, absent) => {
    expect(search(query).absent.map(({ name }) => name)).toEqual(absent);
  });

  test.each([
    ['HDDST', 'HDDST', ['HOR-16', 'HOR-17']],
    ['lepto PCR', 'lepto pcr', ['KIT-07', 'SER-04']],
    ['FeLV PCR', 'felv pcr', ['KIT-09']],
    ['TLI', 'tli', ['VIT-01', 'VIT-02']],
    ['microalbumin', 'microalbumin', ['BIO-12']],
    ['allergy test', 'allergen panel (specific IgE)', ['PAN-06']],
    ['mastitis cow', 'milk culture', []],
    ['brucellosis cow', 'brucellosis cow', []],
    ['atopy', 'allergen panel (specific IgE)', ['PAN-06']],
    ['flea allergy', 'allergen panel (specific IgE)', ['PAN-06']],
    ['serum allergy test', 'allergen panel (specific IgE)', ['PAN-06']],
    ['allergen specific IgE', 'allergen panel (specific IgE)', ['PAN-06']],
    ['lead', 'lead', []],
    ['lead test dog', 'lead test', []],
    ['lead poisoning', 'lead poisoning', []],
    ['kennel cough PCR', 'kennel cough pcr', ['RAD-01', 'END-01']],
    ['respiratory PCR', 'respiratory pcr', ['RAD-01', 'END-01']],
    ['bordetella', 'bordetella', ['RAD-01', 'END-01']],
    ['mycoplasma', 'mycoplasma', ['PAR-02']],
    ['haemotropic mycoplasma', 'haemotropic mycoplasma', ['PAR-02']],
    ['RNATT', 'rnatt', []],
    ['HDDS', 'hdds', ['HOR-16', 'HOR-17']],
    ['high dose dexamethasone', 'high dose dexamethasone', ['HOR-16', 'HOR-17']],
    ['leptospira PCR', 'lepto pcr', ['KIT-07', 'SER-04']],
    ['trypanosoma PCR', 'trypanosoma pcr', ['PAR-02']],
    ['theileria PCR', 'theileria pcr', ['PAR-02']],
    ['leishmania', 'leishmania', []],
    ['brucella abortus', 'brucella abortus', []],
    ['body fluid culture', 'fluid culture', ['CYT-04']],
    ['anaerobic culture', 'anaerobic culture', ['MIC-04']],
    ['deep fungal culture', 'deep fungal culture', ['CYT-05']],
    ['milk culture', 'milk culture', []],
    ['FeLV confirmation', 'felv confirmation', ['KIT-09']],
    ['FIV confirmation', 'fiv confirmation', ['KIT-09']],
    ['distemper PCR', 'distemper pcr', ['KIT-02']],
    ['parvo PCR', 'parvo pcr', ['KIT-01']],
    ['BMBT', 'bmbt', ['HEM-07']],
    ['bone marrow', 'bone marrow', ['HEM-02']],
    ['PARR', 'parr', ['CYT-03', 'CYT-05']],
    ['flow cytometry', 'flow cytometry', ['CYT-03', 'CYT-05']],
    ['IHC', 'ihc', ['CYT-03', 'CYT-05']],
    ['ECG', 'ECG', []],
    ['blood pressure', 'blood pressure', []],
    ['thoracic ultrasound', 'thoracic ultrasound', ['RAD-01']],
    ['canine chemistry profile', 'canine chemistry profile', ['BIO-08', 'BIO-13']],
    ['feline chemistry profile', 'feline chemistry profile', ['BIO-08', 'BIO-13']],
    ['GLDH', 'gldh', ['BIO-02', 'BIO-04']],
    ['SDH', 'sdh', ['BIO-02', 'BIO-04']],
    ['McMaster', 'mcmaster', ['CLI-03']],
    ['egg count', 'egg count', ['CLI-03']],
    ['glanders', 'glanders', []],
    ['strangles', 'strangles', ['MIC-05']],
    ['avian haematology', 'avian haematology', ['BIO-11']],
    ['reptile haematology', 'reptile haematology', ['BIO-11']],
    ['chlamydia', 'chlamydia', []],
    ['PBFD', 'pbfd', []],
    ['DNA sexing', 'dna sexing', []],
    ['necropsy', 'necropsy', ['CYT-05']],
    ['digoxin', 'digoxin', ['BIO-34', 'BIO-13']],
    ['cyclosporine level', 'cyclosporine level', ['HEM-01', 'BIO-08']],
    ['ciclosporin level', 'ciclosporin level', ['HEM-01', 'BIO-08']],
    ['zonisamide', 'zonisamide', []],
    ['MDR1', 'mdr1', []],
    ['bravecto', 'bravecto', []],
    ['rabies test', 'rabies', []],
    ['रेबीज टेस्ट', 'rabies', []],
    ['lumpy skin test', 'lumpy skin', []],
    ['लम्पी की जांच', 'लम्पी', []],
    ['bird flu test', 'bird flu', []],
    ['FMD test', 'fmd', []],
    ['glanders test', 'glanders', []],
    ['EIA test', 'eia', []],
    ['brucella rbpt', 'brucella rbpt', []],
    ['rose bengal test', 'rose bengal', []],
    ['mrt', 'mrt', []],
    ['horse coggins', 'coggins', []],
    ['4dx', '4dx', ['KIT-05']],
    ['caniv4', 'caniv4', ['KIT-05']],
    ['FIP PCR', 'fip pcr', ['CYT-04', 'BIO-23']],
    ['TB test cow', 'TB test', []],
    ['lumpy skin', 'lumpy skin', []],
    ['MRI', 'MRI', []],
    ['fit to fly certificate', 'fit to fly', []],
    ['haemobartonella', 'haemobartonella', ['PAR-02']],
    ['herpes pcr cat', 'herpes pcr', ['KIT-11']],
    ['FAVN', 'favn', []],
    ['vwd test', 'vwd', ['HEM-14']],
    ['arsenic', 'arsenic', []],
    ['parrot blood test', 'parrot blood test', ['BIO-11']],
    ['metronidazole', 'metronidazole', []],
    ['drontal tablet', 'drontal', []],
    ['pet insurance', 'pet insurance', []],
    ['export certificate', 'export certificate', []],
    ['levetiracetam level', 'levetiracetam', []],
    ['allergy blood test', 'allergen panel (specific IgE)', ['PAN-06']],
    ['brucella test for cow', 'brucella cow', []],
    ['blood in milk of cow', 'milk culture', []],
    ['thanela', 'milk culture', []],
    ['is my dog fit to travel', 'fit to travel', []],
    ['cTLI', 'ctli', ['VIT-01', 'VIT-02']],
    ['abg', 'abg', ['BIO-33', 'BIO-36']],
    ['sheep pox', 'sheep pox', []],
    ['test tube baby', 'test tube baby', []],
    ['vitamin k', 'vitamin k', ['HEM-13']],
    ["wood's lamp", "wood's lamp", ['MIC-06', 'PAR-01']],
  ])('in place of "%s" the nearest is named, or none', (query, name, codes) => {
    const [first] = search(query).absent;
    expect(first?.name).toBe(name);
    expect(first?.nearest.map(({ code }) => code)).toEqual(codes);
  });

  test('beside an emergency no test answers what its words mean elsewhere', () => {
    const find = (query: string) => search(query, true).hits.map(({ entry }) => entry.code);
    expect(find('dog collapsed in afternoon heat')).not.toContain('HOR-07');
    expect(find('dog bitten by snake leg swollen')).not.toContain('CYT-03');
    expect(find('ghaav me keede')[0]).toBe('MIC-04');
    expect(find('pregnant dog fits')[0]).toBe('BIO-15');
    // None of an animal that is well.
    expect(findCodes('swollen leg')[0]).toBe('CYT-03');
  });

  test('a disease that the law asks to report is offered no test but one that is named', () => {
    const find = (query: string) => search(query, true, true).hits.map(({ entry }) => entry.code);
    expect(find('lump on cow skin all over body')).toEqual([]);
    expect(find('CBC')[0]).toBe('HEM-01');
  });

  test('the same by another method answers, what only comes near does not', () => {
    expect(findCodes('FeLV PCR')).toEqual(['KIT-09']);
    expect(findCodes('HDDST')).toEqual([]);
  });

  test.each([
    ['home collection', '/faq#home-collection'],
    ['ghar se sample', '/faq#home-collection'],
    ['report', '/faq#when-results'],
    ['report kab aayegi', '/faq#when-results'],
    ['kitne din me report aayegi', '/faq#when-results'],
    ['sunday', '/branches'],
    ['open on Sunday', '/branches'],
    ['vet test near delhi', '/branches'],
    ['price list', '/pricing'],
    ['cheapest test', '/pricing'],
    ['appointment', '/contact'],
    ['do you come home', '/faq#home-collection'],
    ['report online download', '/faq#when-results'],
    ['sunday open', '/branches'],
    ['night open', '/branches'],
    ['shamli branch', '/branches'],
    ['upi payment', '/contact'],
    ['cancel booking', '/contact'],
    ['kitna khoon lagega', '/samples'],
    ['fasting for rabbit', '/faq#how-to-prepare'],
    ['puppy fasting how long', '/faq#how-to-prepare'],
    ['diabetic dog fasting', '/faq#how-to-prepare'],
    ['can i give water before test', '/faq#how-to-prepare'],
    ['nabl', '/about#certifications'],
    ['doctor name', '/about'],
    ['clinic account', '/my-pets'],
    ['ghar se sample le jaoge', '/faq#home-collection'],
    ['can i get report same day', '/faq#when-results'],
    ['aaj khula hai kya', '/branches'],
    ['meerut', '/branches'],
    ['price of all tests', '/pricing'],
    ['refund policy', '/contact'],
    ['is fasting needed', '/faq#how-to-prepare'],
    ['do i need prescription', '/faq#which-tests'],
    ['how to pack sample', '/samples'],
    ['home collection shamli', '/faq#home-collection'],
    ['how to get report', '/faq#when-results'],
    ['रिपोर्ट कब आएगी', '/faq#when-results'],
  ])('"%s" asks for a page', (query, href) => {
    expect(findSiteAnswers(siteAnswers, query).map((answer) => answer.href)).toEqual([href]);
  });

  test.each(['fasting for rabbit', 'horse fasting sugar', 'goat glucose', 'guinea pig sugar test'])(
    'no fast is offered to an animal that never fasts: %s',
    (query) => expect(findCodes(query)).not.toContain('BIO-14'),
  );

  test('a cancelled visit is no cancer, and no word beside a question makes it one', () => {
    expect(findCodes('cancel booking')).toEqual([]);
    for (const query of ['cbc at home', 'home pregnancy test', 'vitamin data', 'blood report'])
      expect(findSiteAnswers(siteAnswers, query), query).toEqual([]);
  });

  test('a test is no question about the laboratory', () => {
    const asked = queries.filter(([query]) => findSiteAnswers(siteAnswers, query).length > 0);
    expect(asked).toEqual([]);
  });

  test('what a query denies leads to no sign', () => {
    const find = (query: string) => findSigns(signs, [search(query).told]).map(({ slug }) => slug);
    expect(find('no vomiting but itching')).toEqual(['itching']);
    expect(find('vomiting without itching')).toEqual(['vomiting']);
    expect(find('bukhar nahi hai, fever nahi hai')).toEqual([]);
    expect(find("won't eat, won't drink")).toEqual([]);
  });

  test.each([
    ...['rabbit', 'guinea pig', 'bird', 'खरगोश', 'tota'].map((query) => ({
      query,
      slug: 'birds-and-rabbits',
    })),
    ...['horse', 'cow', 'goat', 'buffalo', 'गाय', 'बकरी'].map((query) => ({ query, slug: 'cow-and-horse' })),
  ])('an animal alone leads to the page of its kind: $query', ({ query, slug }) => {
    expect(findSigns(signs, [query]).map((sign) => sign.slug)).toEqual([slug]);
  });

  test.each([
    ['fits', ['fits']],
    ['mirgi', ['fits']],
    ['kamjori', ['weakness']],
    ['abortion', ['lost-pregnancy']],
    ['pyometra', ['discharge']],
    ['white discharge', ['discharge']],
    ['yellow eyes', ['yellow-gums']],
    ['african swine fever', []],
    ['bird flu', []],
    ['bird flu test', []],
    ['bird flu vaccine', []],
    ['fit to fly certificate', []],
    ['fit for surgery', ['before-surgery']],
    ['my dog has fits', ['fits']],
    ['pregnancy', []],
    ['garbhvati', []],
    ['lost pregnancy', ['lost-pregnancy']],
    ['flea allergy', ['itching']],
    ['milk fever', []],
    ['dog ate insulin', []],
  ])('"%s" leads to the pages of its sign and to no other', (query, slugs) => {
    const { told, meanings } = search(query);
    const found = findSigns(signs, [told, meanings[0] ?? ''], findEmergencies(query));
    expect(found.map(({ slug }) => slug)).toEqual(slugs);
  });

  test.each([
    ['EPI', 'SER-18'],
    ['hives', 'SER-03'],
    ['hives', 'PAN-06'],
    ['allergic reaction', 'SER-03'],
    ['vaccine reaction', 'PAN-06'],
    ['atopy', 'SER-03'],
    ['serum allergy test', 'SER-03'],
    ['allergen specific IgE', 'SER-03'],
    ['ulti aur dast', 'VIT-01'],
    ['ulti aur dast', 'SPL-01'],
    ['loose motion', 'VIT-01'],
    ['दस्त', 'VIT-01'],
    ['diarhea', 'VIT-01'],
    ['vomiting', 'SPL-01'],
    ['cough', 'SER-11'],
    ['sneezing', 'END-01'],
    ['no puppies born', 'SPL-03'],
    ['puppy not growing', 'HOR-07'],
    ['puppies not eating', 'SER-05'],
    ['dog sneezing', 'KIT-11'],
    ['cat fever', 'PAN-05'],
    ['no blood in stool', 'HEM-01'],
    ['edta', 'BIO-40'],
    ['EPI', 'SER-19'],
    ['kennel cough', 'SER-05'],
    ['vitamin k', 'BIO-31'],
    ['ear', 'SPL-02'],
    ['blocked nose', 'CLI-01'],
    ['hypocalcemia', 'HOR-24'],
    ['hyperkalemia', 'HOR-24'],
    ['FeLV pcr', 'SPL-03'],
    ['jaundiced cat', 'BIO-07'],
    ['hit by auto', 'HOR-06'],
    ['hypocalemia', 'BIO-38'],
    ['no fasting', 'BIO-14'],
    ['pyo', 'MIC-09'],
    ['swollen belly', 'CYT-03'],
    ['hyprthyroidism', 'BIO-13'],
  ])('%s is not what %s is about', (query, code) => {
    expect(findCodes(query)).not.toContain(code);
  });

  // Where one test has all the words, a neighbour that has one of them is there by chance.
  test.each([
    ['fungal culture', ['MIC-06', 'PAN-06', 'PAR-01']],
    ['ear culture', ['MIC-05', 'MIC-09']],
    ['stool culture', ['MIC-03']],
    ['abscess culture', ['MIC-04']],
    ['x-ray chest', ['RAD-01']],
    ['hip xray', ['RAD-01']],
    ['milk fever', ['BIO-38', 'HOR-22', 'BIO-40']],
    ['gas', ['RAD-01', 'RAD-02']],
    ['white discharge', ['RAD-02', 'HEM-01', 'BIO-13']],
    ['test tube baby', []],
    ['ionised calcium', ['HOR-22']],
    ['protein electrophoresis', ['BIO-24']],
    // What tells a sign names no test beside it.
    ['cat not peeing since yesterday', ['CLI-01', 'MIC-02', 'RAD-02', 'RAD-01', 'BIO-10', 'BIO-31']],
    ['khoon nahi ruk raha', ['HEM-13', 'HEM-14', 'HEM-07']],
    ['mast cell tumor', ['CYT-03', 'CYT-05']],
    ['lump under skin', ['CYT-03', 'CYT-05']],
    ['dog eyes are yellow', ['PAN-05', 'BIO-08', 'BIO-13', 'CLI-01', 'HEM-01']],
  ])('%s has no chance neighbours', (query, codes) => expect(findCodes(query)).toEqual(codes));

  test('nothing is found for nothing, for punctuation and for no word at all', () => {
    expect(['', '   ', '+?*[(', 'qqqqqq', '"><script>'].map((query) => findCodes(query).length)).toEqual([
      0, 0, 0, 0, 0,
    ]);
  });

  test('short words forgive no slip', () => {
    expect(findCodes('T4')).not.toContain('HOR-01');
    expect(findCodes('alp')).not.toContain('BIO-01');
    expect(findCodes('pt')).not.toContain('BIO-21');
    expect(findCodes('cpx')).toEqual([]);
  });

  test('entries do not come twice', () => {
    for (const [query] of queries)
      expect(new Set(findCodes(query)).size, query).toBe(findCodes(query).length);
  });
});

describe('each hit says why', () => {
  test.each([
    ['HEM-01', 'HEM-01', 'Code'],
    ['calcium', 'BIO-38', 'In the name'],
    ['hemogram', 'HEM-01', 'Also called hemogram'],
    ['cardiopet', 'SER-11', 'Looked up as “cardiopet”'],
    ['kilni', 'PAN-05', '“kilni”: ticks'],
    ['stone', 'CLI-05', 'Often meant by “stone”'],
    ['cbc', 'PAN-01', 'Includes Complete Blood Count (CBC)'],
    ['anemia panel', 'HEM-09', 'Filed under Anemia Panel'],
    ['dalmatian', 'BIO-11', 'In the note for vets'],
    ['bilirubn', 'BIO-05', 'Spelt like “bilirubin”'],
    ['kidny', 'BIO-13', '“kidny”: kidney test'],
    ['USG', 'RAD-02', '“USG”: ultrasound'],
    ['USG', 'CLI-02', '“USG”: urine specific gravity'],
  ])('%s: %s', (query, code, reason) => {
    expect(explain(query, code)).toBe(reason);
  });

  test('trade names are never shown unless typed', () => {
    const shown = finderEntries.flatMap(({ aliases }) => aliases);
    expect(shown).not.toContain('cardiopet');
    expect(explain('cardio', 'SER-11')).toBe('Looked up as “cardio”');
  });
});

describe('folding', () => {
  test('spellings of both sides of the ocean meet', () => {
    expect(fold('Haemoglobin')).toBe(fold('hemoglobin'));
    expect(fold('OESTRADIOL')).toBe(fold('estradiol'));
    expect(fold('leucocyte, tumour, titer, ionised')).toBe('leukocyte, tumor, titre, ionized');
    expect(fold("Müllerian Knott's")).toBe('mullerian knotts');
  });

  test('plurals lose their s, other words keep it', () => {
    expect(toWords('ticks gas virus analysis worms')).toEqual(['tick', 'gas', 'virus', 'analysis', 'worm']);
  });

  test('letters with a stroke between them are one word of a query, longer words are not', () => {
    expect(toQueryWords('urine R/M, c / s, LFT/KFT')).toEqual(['urine', 'rm', 'cs', 'lft', 'kft']);
  });

  test('Hindi in its own script has the form that Latin letters give it', () => {
    const words = 'खुजली लंगड़ा कमजोरी पानी नहीं साँप किलनी दर्द पीलिया';
    expect(toWords(words).map(toSound)).toEqual(
      ['khujli', 'langda', 'kamjori', 'pani', 'nahin', 'sanp', 'kilni', 'dard', 'peeliya'].map(toSound),
    );
  });

  test('a verb that denies says not', () => {
    expect(toQueryWords("can't won't cant cannot doesnt").join(' ')).toBe('not not not not not');
    expect(toQueryWords('want ant plant')).toEqual(['want', 'ant', 'plant']);
  });

  test('Hindi in Latin letters has one form', () => {
    expect(['peeliya', 'pilia', 'peelia'].map(toSound)).toEqual(['pilia', 'pilia', 'pilia']);
    expect(['bukhaar', 'khoon', 'vommiting'].map(toSound)).toEqual(['bukhar', 'khun', 'vomiting']);
    expect(toSound('feet')).toBe('feet');
  });

  test('names of a title', () => {
    expect(toNames('Alanine Aminotransferase (ALT / SGPT)')).toEqual([
      'Alanine Aminotransferase',
      'ALT',
      'SGPT',
    ]);
    expect(toNames('Bilirubin, Total')).toEqual(['Total Bilirubin']);
    expect(toNames('Electrolyte Panel (Na, K, Cl)')).toEqual(['Electrolyte Panel']);
  });

  test('slips by length', () => {
    expect(['alp', 'urea', 'liver', 'platelet', 'bilirubin'].map(toAllowedTypos)).toEqual([0, 0, 1, 1, 2]);
    expect(['hypocalcemic', 'hyperkalemia'].map(toAllowedTypos)).toEqual([0, 0]);
  });

  test.each([
    ['bleding', 'bleeding'],
    ['poision', 'poison'],
    ['creatinien', 'creatinine'],
    ['galss', 'glass'],
    ['thyriodism', 'thyroidism'],
    ['hypothyrodism', 'hypothyroidism'],
    // Half typed, too far, another word, as near to two, nearer to a name, or its opposite.
    ['bleed', 'bleed'],
    ['blesings', 'blesings'],
    ['grass', 'grass'],
    ['conclusion', 'conclusion'],
    ['zohar', 'zohar'],
    ['creatnine', 'creatnine'],
    ['hyprthyroidism', 'hyprthyroidism'],
    ['hypokalcemia', 'hypokalcemia'],
  ])('of a slip, %s is read as %s', (typed, read) => {
    const meaning = new Set(
      'bleeding poison thyroidism glass convulsion zehar zahar hypothyroidism hyperthyroidism hypokalemia hypocalcemia'.split(
        ' ',
      ),
    );
    expect(repairSlip(typed, new Set([...meaning, 'creatinine']), meaning)).toBe(read);
  });
});

describe('a pet that passes no urine is led to the page with the red flag', () => {
  test.each([
    ...['cat not urinating', 'urine blocked', 'peshab band', 'not passing urine', 'peshab nahi kar raha'],
    ...['my male cat is not passing urine since 2 days', "can't pee", 'blocked cat', 'straining to urinate'],
    ...['पेशाब बंद', 'billi ka peshaab ruk gaya', 'urinary blockage', 'cat straining'],
  ])('%s', (query) => {
    const { hits, meanings } = search(query);
    expect(hits[0]?.entry.code).toBe('CLI-01');
    const slugs = findSigns(signs, [query, meanings[0] ?? '']).map(({ slug }) => slug);
    expect(slugs).toContain('straining-blood-in-urine');
  });
});

describe('an animal that is ill is offered no test with a fast', () => {
  const signs = [
    ...['fit', 'fits', 'mirgi', 'daura', 'seizure', 'epilepsy', 'cluster seizures', 'pregnant dog fits'],
    ...[
      'weakness',
      'kamjori',
      'collapse after exercise',
      'बेहोश',
      'trembling',
      'dog shivering after delivery',
    ],
    ...['low sugar', 'hypoglycemia', 'ketoacidosis', 'diabetic dog vomiting', 'dog ate insulin'],
    ...['drinking a lot', 'bahut pani pee raha hai', 'old cat losing weight but hungry'],
  ];
  test.each(signs)('%s', (query) => {
    const codes = search(query, findEmergencies(query).length > 0).hits.map(({ entry }) => entry.code);
    expect(codes.slice(0, 4)).toContain('BIO-15');
    expect(codes).not.toContain('BIO-14');
    expect(codes[0]).not.toBe('SER-18');
  });

  const holdsFast = finderEntries.filter(({ parts }) => parts.includes('BIO-14')).map(({ code }) => code);

  test.each([
    ...[
      'low sugar',
      'hypoglycemia',
      'sugar kam ho gayi',
      'शुगर कम',
      'dog ate insulin',
      'double insulin by mistake',
    ],
    ...['insulin', 'insulin test', 'fasting insulin', 'insulin level', 'fasting glucose low sugar', 'इंसुलिन'],
  ])('where sugar may be low no test, panel or pack asks for a fast: %s', (query) => {
    const codes = search(query, findEmergencies(query).length > 0).hits.map(({ entry }) => entry.code);
    expect(codes.length).toBeGreaterThan(0);
    expect(codes.filter((code) => code === 'BIO-14' || holdsFast.includes(code))).toEqual([]);
    if (/insulin/.test(query)) expect(codes).not.toContain('PAN-03');
  });

  test('a panel that holds the fast comes last for a pet that is ill', () => {
    expect(holdsFast).toContain('PAN-07');
    for (const query of ['blood in stool', 'old cat vomiting', 'full body checkup sick dog']) {
      const codes = findCodes(query);
      const [at] = codes.flatMap((code, place) => (holdsFast.includes(code) ? [place] : []));
      expect(at, query).toBeDefined();
      expect(
        codes.slice(at).filter((code) => !holdsFast.includes(code)),
        query,
      ).toEqual([]);
    }
  });

  test.each([
    ['sugar', 'BIO-14'],
    ['sugar test', 'BIO-14'],
    ['fasting sugar', 'BIO-14'],
    ['fasting glucose weak dog', 'BIO-14'],
    ['phenobarbital level', 'SER-18'],
    ['epilepsy drug monitoring', 'SER-18'],
  ])('%s still asks for %s', (query, code) => expect(findCodes(query)[0]).toBe(code));

  test('zinc phosphide is no zinc', () => {
    expect(findCodes('zinc phosphide')).toEqual([]);
    expect(search('dog ate zinc phosphide').absent).toEqual([{ name: 'zinc phosphide', nearest: [] }]);
  });
});

describe('the search of a sign begins as its page does', () => {
  const asked: Readonly<Record<string, readonly string[]>> = {
    vomiting: ['vomiting', 'ulti', 'kitten vomiting', 'उल्टी', 'बिल्ली के बच्चे को उल्टी', 'belly pain'],
    'long-lasting-diarrhoea': [
      ...['long lasting diarrhoea', 'chronic diarrhoea', 'purane dast', 'पुराने दस्त', 'लंबे समय से दस्त'],
    ],
    cough: ['cough', 'khansi', 'खांसी', 'kutte ko khansi'],
    'weight-gain-dull-coat': ['weight gain', 'motapa', 'मोटापा'],
    'sneezing-cat': ['sneezing', 'sneezing cat', 'billi ko zukam', 'बिल्ली को जुकाम'],
    'old-cat-losing-weight': ['old cat losing weight', 'budhi billi ka wajan kam', 'बूढ़ी बिल्ली का वजन कम'],
    'drinks-a-lot': ['drinking a lot', 'pani bahut pi rahi hai', 'बहुत पानी पी रहा है'],
    'yellow-gums': ['jaundice', 'पीलिया'],
    fits: ['fits', 'mirgi'],
    weakness: ['weakness'],
    'not-eating': ['not eating'],
    'straining-blood-in-urine': ['blood in urine'],
    'pale-gums': ['white gums'],
  };
  const rows = Object.entries(asked).flatMap(([slug, typed]) => typed.map((query) => ({ query, slug })));

  test.each(rows)('$query: $slug', ({ query, slug }) => {
    const first =
      problems.items.find((problem) => problem.slug === slug)?.first.map(({ code }) => code) ?? [];
    expect(first.length).toBeGreaterThan(0);
    expect(findCodes(query).slice(0, first.length)).toEqual(first);
  });

  test('and says when a test is the one to ask for', () => {
    expect(explain('khansi', 'KIT-06')).toBe('“khansi”: cough, in a dog');
    expect(explain('khansi', 'RAD-01')).toBe('“khansi”: cough');
    expect(explain('sneezing cat', 'KIT-11')).toMatch(/, only if the answer changes the care$/);
  });
});

test('the synonym table names only entries that exist', () => {
  const codes = new Set(finderEntries.map(({ code }) => code));
  const unknown = synonyms.readings.flatMap((reading) => reading.codes.filter((code) => !codes.has(code)));
  expect(unknown).toEqual([]);
});

test('the synonym table holds no word twice in its lists', () => {
  for (const groups of [synonyms.sameAs, synonyms.animals]) {
    const words = groups.flatMap((group) => group.words);
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  }
});

test('the file gives back the entries and synonyms it was made of', async () => {
  const file: unknown = await GET({ params: {} }).json();
  if (!isFinderData(file)) throw new Error('not the file of the finder');
  expect(toFinder(file)).toEqual({ entries: finderEntries, synonyms });
  expect(file.emergencies).toEqual(toEmergencyIndex(emergencies, synonyms.soft));
});
