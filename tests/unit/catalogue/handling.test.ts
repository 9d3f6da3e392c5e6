import { describe, expect, it } from 'vitest';
import { collectionRules, specimens } from '#data/specimens.ts';
import { spinalFluidKeeps } from '#data/spinal-fluid.ts';
import {
  describeNoSample,
  getFasting,
  getKeptReasons,
  getPreparations,
  getRefusalWords as getRefusals,
  getSamples,
  getSchedule,
  getTurnaround,
  takesSample,
} from '#lib/catalogue/handling.ts';
import { describeLeast, getPortions, getSeparated } from '#lib/catalogue/least-volume.ts';
import { findByCode, getByCode, listedEntries } from '#lib/catalogue/lookup.ts';
import { getRowFacts } from '#lib/catalogue/row-facts.ts';
import { replacesCollection } from '#lib/structured-data/wording.ts';
import { collectionRulesSchema, specimenNames, specimenSchema } from '#schemas/specimen.ts';

const codesWhere = (holds: (code: string) => boolean) =>
  listedEntries.map(({ entry }) => entry.code).filter(holds);

describe('specimens', () => {
  it('describe every sample value under its own name', () => {
    expect(Object.keys(specimens)).toEqual([...specimenNames]);
    for (const [name, specimen] of Object.entries(specimens)) {
      expect(specimenSchema.parse(specimen).name).toBe(name);
    }
  });

  it('fill blood culture, citrate, plain, EDTA and fluoride in this order', () => {
    expect(collectionRulesSchema.parse(collectionRules).orderOfDraw).toEqual([
      'Blood Culture Bottle',
      'Sodium Citrate',
      'Serum (Plain)',
      'Whole Blood (EDTA)',
      'Fluoride',
    ]);
  });
});

describe('turnaround', () => {
  it.each([
    ['HEM-01', '2-4h'],
    ['HEM-02', 'Next working day'],
    ['BIO-07', '1-3 days'],
    ['BIO-17', '4-6h after a stay of 10-12 h'],
    ['MIC-01', 'Preliminary after 48 h, final up to 7 days'],
    ['MIC-06', '1-3 weeks, a negative up to 4 weeks'],
    ['MIC-07', 'Same day'],
    ['HOR-24', '5-10 days (referred)'],
    ['CLI-05', '3-7 days'],
    ['CYT-02', 'Same or next day'],
    ['CYT-05', '3-5 days; with bone 7-14 days'],
    ['SER-12', '3-7 days'],
    ['RAD-01', 'Immediate'],
  ])('%s: %s', (code, text) => {
    expect(getTurnaround(getByCode(code))?.text).toBe(text);
  });

  it('overrules the strip for the listed entries and no others', () => {
    expect(codesWhere((code) => getByCode(code).entry.turnaround !== undefined)).toEqual([
      ...[
        'HEM-02',
        'HEM-10',
        'HEM-12',
        'BIO-07',
        'BIO-17',
        'BIO-24',
        'BIO-29',
        'BIO-41',
        'BIO-42',
        'BIO-43',
        'BIO-44',
      ],
      ...[
        'MIC-01',
        'MIC-06',
        'MIC-07',
        'MIC-08',
        'MIC-09',
        'HOR-06',
        'HOR-12',
        'HOR-19',
        'HOR-21',
        'HOR-24',
        'CLI-05',
      ],
      ...['CYT-01', 'CYT-02', 'CYT-04', 'CYT-05', 'SER-04', 'SER-08', 'SER-09', 'SER-12'],
    ]);
  });

  it('of a panel is that of its slowest part', () => {
    expect(getTurnaround(getByCode('PAN-06'))?.text).toBe('1-3 weeks, a negative up to 4 weeks');
    expect(getTurnaround(getByCode('PAN-07'))?.text).toBe('1-3 days');
  });

  it('does not exist for an endoscopy', () => {
    expect(getTurnaround(getByCode('END-01'))).toBeUndefined();
  });
});

describe('schedule', () => {
  it('is Monday to Friday for advanced hematology and what contains it', () => {
    expect(codesWhere((code) => getSchedule(getByCode(code)) === 'weekdays 7-17')).toEqual([
      'HEM-02',
      'HEM-08',
      'HEM-10',
      'HEM-11',
      'HEM-12',
      'HEM-18',
      'HEM-19',
      'PAN-08',
    ]);
  });

  it('is round the clock for the rest of hematology and for biochemistry, and unstated elsewhere', () => {
    expect(getSchedule(getByCode('HEM-13'))).toBe('24/7');
    expect(getSchedule(getByCode('BIO-44'))).toBe('24/7');
    expect(getSchedule(getByCode('PAN-01'))).toBe('24/7');
    expect(getSchedule(getByCode('PAN-04'))).toBeUndefined();
    expect(getSchedule(getByCode('SER-01'))).toBeUndefined();
  });

  it('can be left by phone for blood groups and cross-match', () => {
    expect(codesWhere((code) => getByCode(code).entry.outOfHoursByPhone)).toEqual(['HEM-18', 'HEM-19']);
  });
});

describe('fasting', () => {
  it('is twelve hours for fats, bile acids, pancreatic lipase, B12 and folate', () => {
    expect(
      codesWhere((code) => {
        const fasting = getByCode(code).entry.fasting;
        return fasting?.need === 'fast' && fasting.hours[0] === 12 && fasting.hours[1] === 12;
      }),
    ).toEqual(['BIO-07', 'BIO-18', 'BIO-19', 'BIO-20', 'VIT-01', 'VIT-02', 'SPL-01', 'RAD-03', 'END-01']);
  });

  it('of a panel is the strictest of its parts, with their conditions', () => {
    expect(getFasting(getByCode('PAN-07'))).toEqual({
      need: 'fast',
      hours: [12, 12],
      subject: { species: ['Dog', 'Cat'], because: 'the sample' },
      condition: 'Not for puppies, toy breeds or pets on insulin.',
    });
    // The panel is run for dogs alone.
    expect(getFasting(getByCode('PAN-04'))).toEqual({
      need: 'fast',
      hours: [12, 12],
      subject: { species: ['Dog'], because: 'the sample' },
    });
    expect(getFasting(getByCode('PAN-01'))).toBeUndefined();
  });

  it('is not wanted for fructosamine, the glucose curve, progesterone and the thyroid', () => {
    for (const code of ['BIO-16', 'BIO-17', 'HOR-02', 'HOR-05', 'HOR-07']) {
      expect(getFasting(getByCode(code)), code).toEqual({ need: 'feed as usual' });
    }
  });
});

describe('preparation', () => {
  const namesOf = (code: string) => getPreparations(getByCode(code)).map(({ entry }) => entry.code);

  it('of a panel is that of its parts, each once and under its own name (A16)', () => {
    expect(namesOf('PAN-04')).toEqual(['HOR-02', 'HOR-14']);
    expect(getPreparations(getByCode('PAN-04'))[1]?.text).toBe(getByCode('HOR-14').entry.preparation);
    for (const { entry } of listedEntries) {
      if (entry.kind !== 'panel') continue;
      const prepared = entry.parts.filter((code) => getByCode(code).entry.preparation !== undefined);
      expect(namesOf(entry.code), entry.code).toEqual(prepared);
    }
    expect(namesOf('RAD-01')).toEqual(['RAD-01']);
    expect(namesOf('HEM-01')).toEqual([]);
  });

  it('asks for the medicines that change a hormone (A16)', () => {
    for (const code of ['HOR-02', 'HOR-17', 'HOR-19'])
      expect(getByCode(code).entry.preparation, code).toMatch(/^Tell the vet about every (medicine|steroid)/);
  });

  it('takes T4 of a dog on thyroid tablets at their peak, and stops none', () => {
    const { note, preparation } = getByCode('HOR-02').entry;
    expect(note).toMatch(/thyroid tablets.*4 to 6 h/);
    expect(preparation).toMatch(/thyroid tablets give the dose as usual.*4 to 6 h/);
  });

  it('keeps steroids away from every cortisol, and trilostane at its hours (A16)', () => {
    for (const code of ['HOR-14', 'HOR-15', 'HOR-16', 'HOR-18', 'PAN-04']) {
      const told = getPreparations(getByCode(code))
        .map(({ text }) => text)
        .join(' ');
      expect(told, code).toMatch(/prednisolone and hydrocortisone.*24 to 48 h/i);
      if (!['HOR-16', 'HOR-18'].includes(code)) expect(told, code).toMatch(/trilostane.*4 to 6 h/);
    }
  });
});

describe('light', () => {
  it('is kept from every profile and panel that holds what it spoils', () => {
    const wrapped = codesWhere((code) =>
      getSamples(getByCode(code).entry).some(({ transport }) => transport.includes('wrapped against light')),
    );
    expect(wrapped).toEqual(
      expect.arrayContaining(['BIO-05', 'BIO-06', 'BIO-08', 'PAN-07', 'PAN-08', 'HOR-25', 'VIT-01']),
    );
    expect(wrapped).not.toContain('PAN-01');
    expect(wrapped).not.toContain('BIO-13');
  });
});

it('what is run on a culture takes no sample of its own, and neither its rules (A14)', () => {
  const without = codesWhere(
    (code) => getByCode(code).entry.specimens.length > 0 && !takesSample(getByCode(code).entry),
  );
  expect(without).toEqual(['MIC-10']);
  const listed = getByCode('MIC-10');
  expect(getRefusals(listed)).toEqual([]);
  expect(describeNoSample(listed.entry)).toMatch(/^None of its own/);
  expect(getRowFacts(listed)).toContainEqual({ label: 'Sample', value: describeNoSample(listed.entry) });
  expect(describeNoSample(getByCode('MIC-04').entry)).toBeUndefined();
  expect(describeNoSample(getByCode('RAD-01').entry)).toBeUndefined();
});

describe('tubes', () => {
  it('without gel', () => {
    expect(codesWhere((code) => getByCode(code).entry.noGel)).toEqual([
      'HOR-07',
      'HOR-22',
      'HOR-23',
      'SER-18',
      'SER-19',
    ]);
  });

  it('of their own, the clotting group together', () => {
    expect(codesWhere((code) => getByCode(code).entry.ownTube === 'clotting')).toEqual([
      'HEM-13',
      'HEM-14',
      'HEM-15',
      'HEM-16',
      'BIO-43',
      'BIO-44',
    ]);
    expect(codesWhere((code) => getByCode(code).entry.ownTube === 'timed')).toEqual([
      'BIO-07',
      'BIO-17',
      'HOR-15',
      'HOR-16',
    ]);
  });

  it('of ammonia are taken at the main laboratory only', () => {
    expect(codesWhere((code) => getByCode(code).entry.mainLaboratoryOnly)).toEqual(['BIO-35']);
  });
});

/** Every reason to refuse a test, whatever sample it is about. */
const getRejections = (listed: Parameters<typeof getRefusals>[0]) =>
  getRefusals(listed).flatMap(({ reasons }) => reasons);

describe('refusals', () => {
  it('name the sample they are about, where a test has several', () => {
    expect(getRefusals(getByCode('HEM-19'))).toEqual([
      {
        specimen: 'Whole Blood (EDTA)',
        reasons: ['the blood has clotted', 'whole blood was frozen', 'the tube is under half full'],
        partial: [],
      },
    ]);
    for (const code of ['PAN-01', 'PAN-02', 'PAN-05', 'PAN-07', 'PAN-08']) {
      const refusals = getRefusals(getByCode(code));
      expect(
        refusals.map(({ specimen }) => specimen),
        code,
      ).not.toContain(null);
      for (const { specimen, reasons } of refusals) {
        expect(reasons.includes('the blood has clotted'), `${code} ${specimen}`).toBe(
          specimen === 'Whole Blood (EDTA)' || specimen === 'Sodium Citrate',
        );
      }
    }
    const premium = new Map(
      getRefusals(getByCode('PAN-08')).map(({ specimen, reasons }) => [specimen, reasons]),
    );
    expect(premium.get('Whole Blood (EDTA)')?.join()).toContain('unspun blood was sent for NT-proBNP (');
    expect(premium.get('Serum (Plain)')?.join()).toContain('fluoride blood was sent instead of serum (');
    expect(premium.get('Urine')).toContain('the cup has leaked');
  });

  it("add the specimen's reasons to the entry's", () => {
    const reasons = getRejections(getByCode('HEM-18'));
    expect(reasons).toContain('the blood has clotted');
  });

  it('of plasma are its own: rules for whole blood would contradict them', () => {
    const spun = codesWhere((code) => getByCode(code).entry.plasma);
    expect(spun).toEqual(['BIO-35', 'HOR-17', 'HOR-19', 'HOR-24', 'SER-11']);
    for (const code of spun) {
      const { entry } = getByCode(code);
      const own = [entry.collection, entry.transport, entry.stability];
      expect(own.every(Boolean), code).toBe(true);
      expect(replacesCollection(entry), code).toBe(true);
      const words = [...own, ...getRejections(getByCode(code))].join('. ');
      expect(words, code).toMatch(/plasma|unspun/);
      expect(words, code).not.toMatch(/smear|never frozen|was frozen/);
    }
  });

  it('ask for a moist swab where something is grown, and nowhere else', () => {
    const asking = codesWhere((code) => getRejections(getByCode(code)).includes('the swab is dry'));
    expect(asking).toEqual(['MIC-04', 'MIC-05']);
  });

  it('never hold paper, cold or formalin against what cannot be taken again (A13)', () => {
    const refusedFor = /form does|not stated|formalin (was|is)|refrigerated|chilled|not enough|late/;
    for (const code of ['HEM-08', 'CYT-04', 'CYT-05', 'CLI-05'])
      expect(getRejections(getByCode(code)), code).toEqual([]);
    // In formalin nothing grows: that alone no note mends.
    expect(getRejections(getByCode('MIC-01'))).toEqual(['formalin was added']);
    const cultures = ['MIC-01', 'MIC-02', 'MIC-04', 'MIC-05'];
    for (const code of cultures) {
      const reasons = getRejections(getByCode(code)).filter((reason) => reason !== 'formalin was added');
      expect(reasons.join(), code).not.toMatch(refusedFor);
    }
    const asked = 'the form does not state which antibiotic was given';
    expect(codesWhere((code) => getKeptReasons(getByCode(code)).includes(asked))).toEqual(cultures);
    expect(getKeptReasons(getByCode('MIC-01'))).toContain('the bottle was refrigerated');
    expect(getKeptReasons(getByCode('CYT-05'))).toContain('there is not enough formalin');
    expect(getKeptReasons(getByCode('MIC-10'))).toEqual([]);
    expect(getKeptReasons(getByCode('HEM-01'))).toEqual([]);
    expect(collectionRules.labelRefusal).toContain('kept while we ask');
  });

  it('leave a way for spinal fluid that is tapped at night (A19)', () => {
    for (const code of ['HEM-08', 'CYT-04']) {
      const { collection, stability, benchWithin } = getByCode(code).entry;
      for (const word of [
        'phone us before the tap',
        'night',
        'weekend',
        'own clear serum',
        'protein',
        'formalin',
      ])
        expect(collection, `${code} ${word}`).toContain(word);
      expect(stability, code).toContain('48 h at 2 to 8');
      expect(benchWithin, code).toContainEqual(spinalFluidKeeps);
    }
  });

  it('keep fasted milky serum for the lipids, and a panel for what is not spoilt', () => {
    expect(getRejections(getByCode('BIO-19'))).not.toContain('the serum is milky');
    for (const code of ['PAN-03', 'PAN-07', 'PAN-08', 'BIO-08', 'BIO-13']) {
      const words = getRejections(getByCode(code)).filter((reason) =>
        /haemolysed|milky|unspun for/.test(reason),
      );
      expect(
        words.every((reason) => reason.includes('not reported then: ')),
        code,
      ).toBe(true);
    }
    expect(
      getRejections(getByCode('PAN-08')).find((reason) => reason.startsWith('the serum is visibly')),
    ).toContain('Potassium (K)');
  });

  it('leave the age of sediment to urine that is looked at', () => {
    const sediment = 'urine for sediment is more than 6 h old';
    expect(getRejections(getByCode('CLI-01'))).toContain(sediment);
    for (const code of ['BIO-12', 'HOR-18']) expect(getRejections(getByCode(code))).not.toContain(sediment);
  });

  it('of a combined test hold every one of the tests in it', () => {
    const combined = codesWhere((code) => getByCode(code).entry.includes.length > 0);
    expect(combined.toSorted()).toEqual([
      'BIO-08',
      'BIO-13',
      'BIO-20',
      'BIO-34',
      'CLI-01',
      'HEM-01',
      'HEM-02',
      'HOR-15',
      'HOR-16',
      'KIT-03',
      'KIT-05',
    ]);
    for (const code of combined) {
      const reasons = getRejections(getByCode(code));
      for (const part of getByCode(code).entry.includes) {
        for (const reason of getRejections(getByCode(part)))
          expect(
            reasons.some((own) => own.startsWith(reason)),
            `${code} ${part} ${reason}`,
          ).toBe(true);
      }
    }
    expect(getRejections(getByCode('BIO-34'))).toEqual(
      expect.arrayContaining([
        'citrate blood was sent instead of serum (not reported then: Sodium (Na))',
        'EDTA blood was sent instead of serum (not reported then: Potassium (K))',
      ]),
    );
    expect(getRejections(getByCode('PAN-07'))).toContain(
      'ammonium heparin blood was sent instead of serum (not reported then: Urea (BUN))',
    );
  });

  it('name the fluoride tube for urea and every electrolyte, whose salts it holds', () => {
    const electrolytes = codesWhere((code) => getByCode(code).entry.category === 'Electrolyte');
    expect(electrolytes).toEqual(['BIO-30', 'BIO-31', 'BIO-32', 'BIO-33', 'BIO-34']);
    for (const code of ['BIO-09', ...electrolytes]) {
      expect(getRejections(getByCode(code)), code).toContain('fluoride blood was sent instead of serum');
    }
  });

  it('of a panel include those of its parts, each once', () => {
    const reasons = getRejections(getByCode('PAN-03'));
    expect(reasons.filter((reason) => /^the serum is milky(?! and)/.test(reason))).toHaveLength(1);
  });

  it('do not exist where nothing is collected', () => {
    expect(getRejections(getByCode('RAD-01'))).toEqual([]);
  });
});

describe('volumes', () => {
  it.each([
    ['HEM-01', ['2 mL'], ['1 mL']],
    ['HEM-13', ['1.8 mL'], ['0.9 mL']],
    // Half a millilitre of serum needs more than a millilitre of blood.
    ['SER-05', ['2 mL'], ['1.5 mL']],
    // A Westergren tube takes 1.6 mL: half a tube would be too little.
    ['HEM-17', ['2 mL'], ['2 mL']],
    ['HEM-19', ['2 mL', '2 mL'], ['1 mL', '1 mL']],
    ['BIO-17', ['6 x 1 mL'], ['6 x 0.5 mL']],
    ['MIC-01', ['1-5 mL'], ['1 mL']],
    ['MIC-03', ['5 g'], ['5 g']],
    ['PAN-06', ['2 mL', '1 swab', '-', '-'], ['1 mL', '1 swab', '-', '-']],
    ['RAD-01', [], []],
  ])('of %s are paired with their containers', (code, volumes, small) => {
    const portions = getPortions(getByCode(code).entry);
    expect(portions.map(({ volume }) => volume)).toEqual(volumes);
    expect(portions.map(({ smallPetVolume }) => smallPetVolume)).toEqual(small);
  });
});

describe('lookup', () => {
  it('finds by code, and says so when it cannot', () => {
    expect(findByCode('HEM-01')?.catalogue.id).toBe('hematology');
    expect(findByCode('hem-01')).toBeUndefined();
    expect(() => getByCode('HEM-99')).toThrow('HEM-99');
  });
});

describe('the least that gives a result', () => {
  it.each([
    ['BIO-01', '0.15 mL of serum, from about 0.4 mL of blood'],
    ['BIO-08', '0.4 mL of serum, from about 1 mL of blood'],
    ['HOR-02', '0.4 mL of serum, from about 1 mL of blood'],
    ['SER-05', '0.5 mL of serum, from about 1.3 mL of blood'],
    ['HOR-16', 'for each time 0.4 mL of serum, from about 1 mL of blood'],
    ['HOR-17', '0.5 mL of plasma, from about 1.3 mL of blood'],
    ['HEM-01', '0.5 mL of blood, in a tube that it fills at least half'],
    ['HEM-13', 'a tube filled to its line: 1.8 mL of blood, or 0.9 mL in a paediatric one'],
    ['BIO-14', '0.1 mL of plasma, from about 0.3 mL of blood'],
  ])('of %s is said in millilitres: %s', (code, words) => {
    expect(describeLeast(getByCode(code)).map((one) => one.words)).toEqual([words]);
  });

  it('is known of every test of blood, with where the figure comes from', () => {
    for (const listed of listedEntries) {
      const { entry } = listed;
      const drawn = entry.specimens.filter((name) => collectionRules.orderOfDraw.includes(name));
      const told = describeLeast(listed);
      expect(told.length, entry.code).toBe(drawn.filter((name) => name !== 'Blood Culture Bottle').length);
      if (entry.kind === 'panel' || told.length === 0) continue;
      for (const { specimen } of told)
        expect(entry.usesMl?.basis ?? getSeparated(listed, specimen)?.basis, entry.code).toBeTruthy();
    }
  });

  it('of each blood tube is held by what is drawn for it, also from a small pet', () => {
    for (const { entry } of listedEntries) {
      for (const { specimen, volume, smallPetVolume } of getPortions(entry)) {
        if (specimen === 'Blood Culture Bottle' || !collectionRules.orderOfDraw.includes(specimen)) continue;
        expect(Number.parseFloat(smallPetVolume), `${entry.code} ${specimen} ${volume}`).toBeGreaterThan(0);
      }
    }
  });
});
