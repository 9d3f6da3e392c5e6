import { describe, expect, test } from 'vitest';
import { formatEach } from '#islands/Plan/container-words.ts';
import { getByCode } from '#lib/catalogue/lookup.ts';
import { planData } from '#lib/plan/build-data.ts';
import type { Pet } from '#lib/plan/catalogue.ts';
import type { Container } from '#lib/plan/container.ts';
import { toPlan } from '#lib/plan/plan.ts';
import { listSpeakers } from '#lib/plan/preparation.ts';
import { toRefusalLines } from '#lib/plan/refusals.ts';
import { parseAmount } from '#schemas/amount.ts';

const unknownPet: Pet = { species: null, kg: null };
const smallCat: Pet = { species: 'Cat', kg: 3 };
const bigDog: Pet = { species: 'Dog', kg: 30 };
const plan = (ids: readonly string[], pet = unknownPet) => toPlan(ids, pet, planData);
const describeContainer = ({ specimen, count, each }: Container) =>
  `${count} ${specimen}${each ? ` ${each.amount} ${each.unit}` : ''}`;
const fill = (ids: readonly string[], pet = unknownPet) => plan(ids, pet).containers.map(describeContainer);
const warn = (ids: readonly string[], pet = unknownPet) => plan(ids, pet).warnings.map(({ kind }) => kind);

describe('tubes to draw', () => {
  test('CBC, PT, glucose and T4 of a 3 kg cat: four tubes in the order of draw, half full, the citrate in a paediatric tube', () => {
    expect(fill(['HEM-01', 'HEM-13', 'BIO-14', 'HOR-02'], smallCat)).toEqual([
      '1 Sodium Citrate 0.9 mL',
      '1 Serum (Plain) 1 mL',
      '1 Whole Blood (EDTA) 1 mL',
      '1 Fluoride 1 mL',
    ]);
    expect(plan(['HEM-01', 'HEM-13', 'BIO-14', 'HOR-02'], smallCat).bloodVolume).toBe(3.9);
  });

  test('a culture bottle is filled before every tube, cups come after blood', () => {
    expect(fill(['CLI-01', 'BIO-14', 'MIC-01'])).toEqual([
      '1 Blood Culture Bottle 5 mL',
      '1 Fluoride 2 mL',
      '1 Urine 5 mL',
    ]);
    expect(fill(['MIC-01'], smallCat)).toEqual(['1 Blood Culture Bottle 1 mL']);
  });

  test('urine for culture is filled before the open cup, in whatever order it was chosen', () => {
    expect(fill(['CLI-01', 'MIC-02'])).toEqual(['1 Sterile C/S Bottle 5 mL', '1 Urine 5 mL']);
    expect(fill(['CLI-01', 'MIC-02', 'HEM-01'])[0]).toBe('1 Whole Blood (EDTA) 2 mL');
  });

  test('a culture bottle takes 1 mL from every cat and from a dog under 9 kg', () => {
    const bottle = (species: Pet['species'], kg: number | null) => fill(['MIC-01'], { species, kg })[0];
    for (const kg of [6, 12, null]) expect(bottle('Cat', kg)).toBe('1 Blood Culture Bottle 1 mL');
    expect(bottle('Dog', 7)).toBe('1 Blood Culture Bottle 1 mL');
    expect(bottle('Dog', 8.9)).toBe('1 Blood Culture Bottle 1 mL');
    expect(bottle('Dog', 9)).toBe('1 Blood Culture Bottle 5 mL');
    expect(bottle('Dog', null)).toBe('1 Blood Culture Bottle 5 mL');
    expect(fill(['HEM-01', 'MIC-01'], { species: 'Dog', kg: 7 })).toContain('1 Whole Blood (EDTA) 2 mL');
  });

  test('a culture bottle shows its range until species and weight settle it', () => {
    const each = (species: Pet['species'], kg: number | null) =>
      plan(['MIC-01'], { species, kg }).containers.map((one) => formatEach(one));
    expect(each(null, null)).toEqual(['1-5 mL']);
    expect(each('Dog', null)).toEqual(['1-5 mL']);
    // A heavy cat takes 1 mL too.
    expect(each(null, 12)).toEqual(['1-5 mL']);
    expect(each(null, 3)).toEqual(['1 mL']);
    expect(each('Cat', null)).toEqual(['1 mL']);
    expect(each('Dog', 12)).toEqual(['5 mL']);
    expect(
      plan(['HEM-01', 'BIO-17', 'PAN-07'])
        .containers.map((one) => formatEach(one))
        .join(),
    ).not.toContain('-');
  });

  test('one plain tube covers a chemistry list and two hormones; serum adds up beyond that', () => {
    expect(fill(['BIO-08', 'BIO-13', 'BIO-34', 'HOR-02', 'HOR-14'])).toEqual(['1 Serum (Plain) 3 mL']);
    expect(fill(['BIO-01', 'HOR-02', 'HOR-03', 'HOR-05', 'HOR-14'])).toEqual(['1 Serum (Plain) 3 mL']);
    const six = ['HOR-02', 'HOR-03', 'HOR-05', 'HOR-08', 'HOR-13', 'HOR-14'];
    expect(fill(['BIO-08', 'BIO-13', 'BIO-34', ...six])).toEqual(['2 Serum (Plain) 2.3 mL']);
  });

  test('one lavender tube covers count, smear, kit and PCR', () => {
    expect(fill(['HEM-01', 'HEM-10', 'HEM-12', 'KIT-04', 'SPL-03'])).toEqual(['1 Whole Blood (EDTA) 2 mL']);
  });

  test('all clotting tests share one citrate tube, zinc and copper one trace-element tube', () => {
    expect(fill(['HEM-13', 'HEM-14', 'HEM-15', 'HEM-16', 'BIO-43', 'BIO-44'])).toEqual([
      '1 Sodium Citrate 1.8 mL',
    ]);
    const { containers } = plan(['BIO-41', 'BIO-42', 'BIO-10']);
    expect(containers.map(({ own }) => own)).toEqual(['trace-element', null]);
  });

  test('plasmas that are spun at once and ionised calcium have tubes of their own', () => {
    const { containers } = plan(['HEM-01', 'HOR-17', 'HOR-19', 'HOR-24', 'SER-11', 'HOR-22', 'BIO-38']);
    expect(containers.map(({ own }) => own).sort()).toEqual(
      [null, null, 'NT-proBNP', 'PTHrP', 'aldosterone', 'eACTH', 'ionised calcium'].sort(),
    );
  });

  test('a timed test has a tube for each time', () => {
    expect(fill(['HOR-16', 'BIO-10'])).toEqual(['3 Serum (Plain) 2 mL', '1 Serum (Plain) 2 mL']);
    expect(fill(['BIO-17'], smallCat)).toEqual(['6 Fluoride 0.5 mL']);
  });

  test('swabs and slides are counted, jars too', () => {
    expect(fill(['MIC-04', 'MIC-07', 'CYT-03', 'CYT-05'])).toEqual([
      '2 Sterile Swab',
      '4 Slide Smear',
      '1 Tissue (10% Formalin)',
    ]);
  });

  test('a panel asks for what it states, its tests that need their own tubes taken off', () => {
    expect(fill(['PAN-07'])).toContain('1 Serum (Plain) 4 mL');
    expect(
      fill(['PAN-08'])
        .filter((text) => text.includes('EDTA'))
        .sort(),
    ).toEqual(['1 Whole Blood (EDTA) 2 mL', '1 Whole Blood (EDTA) 2 mL']);
    expect(fill(['PAN-04'])).toEqual(['1 Serum (Plain) 3 mL']);
  });

  test('two panels share the chemistry; what the larger does not cover asks for more, as it would loose', () => {
    const serum = (ids: readonly string[], pet = unknownPet) =>
      plan(ids, pet)
        .containers.filter(({ specimen }) => specimen === 'Serum (Plain)')
        .reduce((sum, { count, each }) => sum + count * (each?.amount ?? 0), 0);
    expect(fill(['PAN-04', 'PAN-08'])).toContain('1 Serum (Plain) 4 mL');
    expect(serum(['PAN-04', 'PAN-08'], smallCat)).toBe(4);
    expect(serum(['PAN-04', 'PAN-07'])).toBe(4);
    expect(serum(['PAN-07', 'PAN-01'])).toBe(4);
    const panels = planData.entries.filter(({ parts }) => parts.length > 0).map(({ code }) => code);
    for (const one of panels) {
      for (const other of panels) {
        const both = serum([one, other]);
        expect(both, `${one} ${other}`).toBeGreaterThanOrEqual(Math.max(serum([one]), serum([other])));
        expect(both, `${one} ${other}`).toBeLessThanOrEqual(serum([one]) + serum([other]) + 1);
      }
    }
  });

  test('procedures take no tube', () => {
    expect(fill(['RAD-02', 'END-05'])).toEqual([]);
  });

  test('every entry and pack alone gives a plan whose volumes are figures', () => {
    for (const id of [
      ...planData.entries.map(({ code }) => code),
      ...planData.packs.map((pack) => pack.id),
    ]) {
      const one = plan([id], smallCat);
      expect(one.unknown, id).toEqual([]);
      expect(Number.isFinite(one.bloodVolume), id).toBe(true);
    }
  });

  test('amounts read as they are written, and nothing else', () => {
    expect(parseAmount('3 x 2 mL')).toEqual({ count: 3, least: 2, each: 2, unit: 'mL' });
    expect(parseAmount('1-5 mL')).toEqual({ count: 1, least: 1, each: 5, unit: 'mL' });
    expect(parseAmount('4 slides')).toEqual({ count: 4, least: 1, each: 1, unit: 'slides' });
    expect(parseAmount('-')).toBeNull();
    expect(() => parseAmount('some')).toThrow('"some"');
  });
});

describe('warnings', () => {
  const heavy = [
    'MIC-01',
    'HEM-13',
    'BIO-17',
    'HOR-16',
    'HOR-15',
    'BIO-07',
    'HEM-01',
    'SER-11',
    'BIO-41',
    'BIO-36',
    'HOR-22',
    'HEM-19',
    'HOR-20',
  ];

  test('a 3 kg cat may give 18 mL in one draw, and more is said', () => {
    expect(plan(['HEM-01'], smallCat).safeVolume).toBe(18);
    expect(plan(['HEM-01'], bigDog).safeVolume).toBe(240);
    expect(warn(['HEM-01', 'HEM-13'], smallCat)).not.toContain('blood');
    const over = plan(heavy, smallCat);
    expect(over.bloodVolume).toBeGreaterThan(18);
    expect(over.warnings[0]?.kind).toBe('blood');
    expect(over.warnings[0]?.text).toContain('18 mL');
    expect(warn(heavy, bigDog)).not.toContain('blood');
  });

  test('ammonia is for the main laboratory only', () => {
    expect(plan(['BIO-35']).warnings.map(({ text }) => text)).toEqual([
      'Ammonia: main laboratory only, never at home or at a branch.',
    ]);
  });

  test('progesterone asks for a tube without gel', () => {
    const { warnings, containers } = plan(['HOR-07', 'BIO-10']);
    expect(warnings.map(({ kind }) => kind)).toEqual(['gel', 'more']);
    expect(containers.map(({ noGel }) => noGel)).toEqual([true]);
  });

  test('a test for dogs is not for a cat; "All" is not for a bird', () => {
    expect(warn(['HOR-05'], smallCat)).toEqual(['species']);
    expect(warn(['HEM-01'], { species: 'Bird', kg: null })).toEqual(['species']);
    expect(warn(['BIO-11'], { species: 'Bird', kg: null })).toEqual([]);
  });

  test('a test on an empty stomach is not for a pet that is never fasted', () => {
    expect(warn(['BIO-14', 'BIO-17'])).toEqual(['food']);
    // Both were let pass: fructosamine is the test of a pet with diabetes.
    expect(warn(['BIO-14', 'BIO-16'])).toEqual(['food']);
    expect(warn(['PAN-07', 'BIO-16'], bigDog)).toEqual(['food']);
    expect(warn(['BIO-16', 'HOR-02'])).toEqual([]);
    expect(warn(['BIO-14', 'BIO-19'])).toEqual([]);
  });

  test('two injections that drive the same glands are not for one day', () => {
    const texts = (...ids: string[]) => plan(ids).warnings.map(({ text }) => text);
    expect(texts('HOR-15', 'HOR-16')).toEqual([
      'ACTH Stimulation Test (2 cortisols) and Low-Dose Dexamethasone Suppression Test (3 cortisols): on different days, each changes the other.',
    ]);
    // The baseline is the first tube of the stimulation.
    expect(warn(['HOR-15', 'HOR-14', 'HEM-01'])).toEqual(['repeated']);
    expect(warn(['HOR-16', 'HOR-02'])).toEqual([]);
  });

  test('what an injection changes comes on an earlier day', () => {
    const texts = (...ids: string[]) => plan(ids).warnings.map(({ text }) => text);
    expect(texts('HOR-16', 'BIO-17')[0]).toMatch(/^Glucose Curve .+: on an earlier day than Low-Dose/);
    expect(texts('HOR-15', 'HOR-17')[0]).toMatch(/^Endogenous ACTH .+: on an earlier day than ACTH Stim/);
    expect(texts('HOR-17', 'BIO-17')).toEqual([]);
  });

  test('a medicine whose level is booked changes other tests of the same pet, also in a panel', () => {
    const texts = (...ids: string[]) =>
      plan(ids).warnings.flatMap(({ kind, text }) => (kind === 'medicine' ? [text] : []));
    expect(texts('SER-18', 'HOR-16')).toEqual([
      'Low-Dose Dexamethasone Suppression Test (3 cortisols): changed by the medicine that Phenobarbital Level measures. Ask the vet whether it says anything in this pet.',
    ]);
    expect(texts('SER-18', 'PAN-04')[0]).toMatch(/^Total T4/);
    expect(texts('SER-19', 'BIO-34')[0]).toMatch(/^Electrolyte Panel/);
    expect(texts('SER-18', 'BIO-08')).toEqual([]);
  });

  test('barium and a fatty meal keep off what they get in the way of', () => {
    const texts = (...ids: string[]) => plan(ids).warnings.map(({ text }) => text);
    expect(texts('RAD-03', 'END-02')).toEqual([
      'Upper GI Endoscopy (Gastroduodenoscopy): before Barium Contrast Study, whose barium hides what is looked for during the next 24 h.',
    ]);
    expect(texts('RAD-03', 'RAD-02')[0]).toMatch(/^Abdominal Ultrasound: before Barium/);
    expect(texts('BIO-07', 'END-02')).toEqual([
      'Upper GI Endoscopy (Gastroduodenoscopy): on another day than Bile Acids, Fasting and 2 h Post-meal, whose fatty meal fills the stomach.',
    ]);
    expect(texts('BIO-07', 'RAD-02')).toEqual([]);
    expect(texts('RAD-01', 'RAD-03')).toEqual([]);
  });

  test('the first tube of a suppression is a baseline cortisol, which is not sold twice', () => {
    expect(warn(['HOR-16', 'HOR-14'])).toEqual(['repeated']);
    expect(plan(['HOR-16', 'HOR-14']).cheaper?.total).toBe(1600);
    expect(fill(['HOR-16', 'HOR-14'])).toEqual(['3 Serum (Plain) 2 mL']);
    expect(fill(['HOR-15', 'HOR-14'])).toEqual(['2 Serum (Plain) 2 mL']);
    expect(plan(['HOR-16', 'HOR-14']).bloodVolume).toBe(6);
  });

  test('a liver profile says what it cannot of a horse or a cow, and no word of any other pet (A23)', () => {
    const told = (code: string, species: Pet['species']) =>
      toPlan([code], { species, kg: null }, planData).warnings.map(({ text }) => text);
    for (const species of ['Horse', 'Cattle'] as const)
      expect(told('BIO-08', species), species).toEqual([
        expect.stringMatching(/ALT.*AST and GGT.*bile acids/),
      ]);
    for (const species of ['Dog', 'Cat', 'Rabbit', null] as const)
      expect(told('BIO-08', species)).toEqual([]);
    expect(told('BIO-13', 'Cat')).toEqual([]);
    expect(told('BIO-13', 'Horse')).toEqual([]);
  });

  test('a test that means nothing alone asks for its companion', () => {
    expect(warn(['HOR-23'])).toContain('alone');
    expect(warn(['HOR-23', 'HOR-22'])).not.toContain('alone');
    expect(warn(['MIC-10'])).toEqual(['alone']);
    expect(warn(['MIC-10', 'MIC-04'])).toEqual([]);
    // It grows from the culture's swab, and alone there is nothing to run it on (A14).
    expect(plan(['MIC-10', 'MIC-04']).containers.map(({ count }) => count)).toEqual([1]);
    expect(plan(['MIC-10']).containers).toEqual([]);
    expect(fill(['MIC-05', 'MIC-07', 'MIC-10'])).toEqual(['2 Sterile Swab']);
  });

  test('one set and one site are said, as more are often wanted (baskets 4 and 24)', () => {
    expect(warn(['MIC-01', 'HEM-01', 'BIO-36'])).toEqual(['more']);
    expect(
      plan(['END-02', 'CYT-05'])
        .warnings.map(({ text }) => text)
        .join(),
    ).toContain('one site');
  });

  test('urine caught at home away from visits is not for the day of one', () => {
    const [first] = plan(['HOR-18', 'HOR-16']).warnings;
    expect(first?.text).toBe(
      'Urine Cortisol : Creatinine Ratio (UCCR): caught at home 2 days after any visit to a vet, so on another day than the tests that need a visit.',
    );
    for (const other of ['HEM-01', 'RAD-02', 'MIC-05', 'PAN-01']) {
      expect(warn(['HOR-18', other]), other).toContain('day');
    }
    // What an owner brings needs no visit.
    for (const other of ['CLI-01', 'CLI-03', 'CLI-05']) {
      expect(warn(['HOR-18', other]), other).toEqual([]);
    }
    expect(warn(['HOR-18'])).toEqual([]);
    for (const { daysAfterVisit, preparation } of planData.entries) {
      if (daysAfterVisit !== null) expect(preparation).toContain(`${daysAfterVisit} days`);
    }
  });

  test('a test that comes twice is named', () => {
    const { repeated } = plan(['PAN-01', 'HEM-01', 'vital']);
    expect(repeated.map(({ test: one, within }) => [one.code, within])).toEqual([
      ['HEM-01', ['Pre-Anaesthetic Screen', 'Complete Blood Count (CBC)', 'Vital Package']],
      // The pack holds both within its liver and its kidney profile.
      ['BIO-01', ['Pre-Anaesthetic Screen', 'Vital Package']],
      ['BIO-10', ['Pre-Anaesthetic Screen', 'Vital Package']],
    ]);
  });

  test('a test within a profile comes twice as well, and is named once', () => {
    const texts = (...ids: string[]) => plan(ids).warnings.map(({ text }) => text);
    expect(texts('BIO-08', 'BIO-01', 'BIO-10', 'BIO-13')).toEqual([
      'Alanine Aminotransferase (ALT / SGPT) comes in Liver Function Test (LFT) and Alanine Aminotransferase (ALT / SGPT): it is run once but paid in each.',
      'Creatinine comes in Creatinine and Kidney Function Test (KFT): it is run once but paid in each.',
    ]);
    expect(plan(['PAN-07', 'BIO-01', 'BIO-10']).repeated.map(({ test: one }) => one.code)).toEqual([
      'BIO-01',
      'BIO-10',
    ]);
    expect(plan(['PAN-07', 'BIO-08']).repeated.map(({ test: one }) => one.code)).toEqual(['BIO-08']);
    expect(warn(['BIO-08', 'BIO-13', 'BIO-34'])).toEqual([]);
  });
});

describe('refusals', () => {
  test('name their sample in a plan with several, and need no name in a plan with one', () => {
    expect(toRefusalLines(plan(['HEM-19']))).toEqual([
      {
        name: 'Whole Blood (EDTA)',
        text: 'the blood has clotted; whole blood was frozen; the tube is under half full',
      },
    ]);
    // Clumping cells are washed and reported: a transfusion cannot wait.
    expect(JSON.stringify(toRefusalLines(plan(['HEM-01', 'HEM-18'])))).not.toContain('clump');
    const names = toRefusalLines(plan(['PAN-02', 'CLI-01'])).map(({ name }) => name);
    expect(names.toSorted()).toEqual(['Serum (Plain)', 'Sodium Citrate', 'Urine', 'Whole Blood (EDTA)']);
  });

  test('name what one reason spoils, and let the rest of the tube be run', () => {
    const texts = (...ids: string[]) => toRefusalLines(plan(ids)).map(({ text }) => text);
    expect(texts('BIO-01', 'BIO-31')).toContain(
      'the serum is visibly haemolysed (not reported then: Potassium (K))',
    );
    expect(texts('BIO-31')).toContain('the serum is visibly haemolysed');
    // All three of the panel.
    expect(texts('BIO-34')).toContain('the serum is milky');
    expect(texts('BIO-34', 'BIO-10').join()).toContain(
      'the serum is milky (not reported then: Electrolyte Panel (Na, K, Cl))',
    );
    expect(texts('HEM-01', 'HEM-03')).toContain('the blood has clotted');
  });

  test('do not exist for a procedure', () => {
    expect(toRefusalLines(plan(['RAD-01']))).toEqual([]);
  });
});

test('a test that a panel of the plan holds already asks for no blood of its own', () => {
  const alone = plan(['PAN-04']).containers;
  expect(
    plan(['PAN-04', 'HOR-02', 'HOR-05', 'HOR-14']).containers.map(({ each, count }) => [each, count]),
  ).toEqual(alone.map(({ each, count }) => [each, count]));
  expect(plan(['PAN-04', 'HOR-09', 'HOR-10', 'HOR-11']).bloodVolume).toBeGreaterThan(
    plan(['PAN-04']).bloodVolume,
  );
});

describe('speakers and result', () => {
  test('a panel is heard as well, before its tests', () => {
    expect(listSpeakers(plan(['PAN-02'])).map(({ code }) => code)[0]).toBe('PAN-02');
    expect(listSpeakers(plan(['PAN-02'])).length).toBeGreaterThan(plan(['PAN-02']).tests.length);
  });

  test('the slowest test decides', () => {
    expect(plan(['HEM-01', 'MIC-06', 'HOR-06']).slowest?.code).toBe('MIC-06');
    expect(plan(['PAN-06']).slowest?.code).toBe('MIC-06');
    expect(plan([]).slowest).toBeNull();
  });
});

describe('a plan', () => {
  test('adds up, names what it does not know and keeps the rest', () => {
    const { total, unknown, booked } = plan(['HEM-01', 'XYZ-99', 'PAN-04', 'HEM-01', 'gone']);
    expect(total).toBe(getByCode('HEM-01').entry.price + getByCode('PAN-04').entry.price);
    expect(unknown).toEqual(['XYZ-99', 'gone']);
    expect(booked.map(({ id }) => id)).toEqual(['HEM-01', 'PAN-04']);
  });

  test('a cat gets the feline marker of the senior panel at the same price', () => {
    const codes = (pet: Pet) => plan(['PAN-08'], pet).tests.map(({ code }) => code);
    expect(codes(smallCat)).toContain('SER-15');
    expect(codes(smallCat)).not.toContain('SER-14');
    expect(codes(bigDog)).toContain('SER-14');
    expect(plan(['PAN-08'], smallCat).total).toBe(getByCode('PAN-08').entry.price);
  });

  test('nothing chosen is an empty plan', () => {
    expect(plan([])).toMatchObject({
      total: 0,
      cheaper: null,
      containers: [],
      bloodVolume: 0,
      warnings: [],
      unknown: [],
    });
  });
});
