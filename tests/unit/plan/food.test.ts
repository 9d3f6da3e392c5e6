import { describe, expect, test } from 'vitest';
import { getFasting } from '#lib/catalogue/handling.ts';
import { getByCode, listedEntries } from '#lib/catalogue/lookup.ts';
import { planData } from '#lib/plan/build-data.ts';
import type { Pet } from '#lib/plan/catalogue.ts';
import { expand } from '#lib/plan/expand.ts';
import { toFood, toFoodWords } from '#lib/plan/food.ts';
import { toPlan } from '#lib/plan/plan.ts';
import { listSteps } from '#lib/plan/preparation.ts';
import { toFoodSentences, toShortFood } from '#lib/structured-data/wording.ts';
import { animalNames } from '#schemas/patients.ts';
import { suspicionSchema } from '#schemas/suspicion.ts';

const unknownPet: Pet = { species: null, kg: null };
const dog = (kg: number | null): Pet => ({ species: 'Dog', kg });
const food = (ids: readonly string[], pet = unknownPet) =>
  toFood(expand(ids, pet, planData), pet, planData.rules);
/** All that a reader of the plan is told before the visit. */
const read = (ids: readonly string[], pet = unknownPet) => {
  const { headline, lines } = toFoodWords(food(ids, pet));
  return [headline ?? '', ...lines, ...listSteps(expand(ids, pet, planData)).map(({ text }) => text)].join(
    ' ',
  );
};
const fastingCodes = listedEntries
  .filter((listed) => getFasting(listed)?.need === 'fast')
  .map(({ entry }) => entry.code);
const ids = [...fastingCodes, ...planData.packs.map(({ id }) => id)];
const others = animalNames.filter((species) => species !== 'Dog' && species !== 'Cat');
/** Orders a number of hours: 12 h, 8 to 12 hours. */
const hoursOfFast = /\d+ (h|hours) (without food|with free water)|[Ff]ast (of )?\d|after the fast/;

describe('a fast', () => {
  test('before anaesthesia is for the vet to give, and never a test to be taken after food', () => {
    const cat: Pet = { species: 'Cat', kg: 4, facts: { insulin: 'yes' } };
    const warnings = (ids: readonly string[], pet: Pet) => toPlan(ids, pet, planData).warnings;
    expect(read(['END-03'], cat)).toContain('ask the vet when your pet may last eat and drink');
    expect(warnings(['END-03'], cat)).toEqual([]);
    expect(warnings(['END-03', 'BIO-20'], cat).map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Lipid Profile: meant for an empty stomach/),
    ]);
  });

  test('of a male is not withheld for a pregnancy', () => {
    const male: Pet = { species: 'Dog', kg: 20, facts: { sex: 'male' } };
    expect(food(['SER-05', 'BIO-20'], male).withheld).toBeNull();
    expect(food(['SER-05', 'BIO-20'], dog(20)).withheld?.because).toBe('pregnancy');
  });

  test('is never told to anything but a dog or a cat', () => {
    expect(others).toEqual([
      'Rabbit',
      'Guinea pig',
      'Goat',
      'Sheep',
      'Pig',
      'Horse',
      'Cattle',
      'Bird',
      'Reptile',
    ]);
    expect(fastingCodes.length).toBeGreaterThan(15);
    for (const id of ids) {
      for (const species of others) {
        const told = food([id], { species, kg: null });
        expect(told.hours, `${id} ${species}`).toBeNull();
        expect(told.subject, `${id} ${species}`).toEqual([]);
        expect(read([id], { species, kg: 450 }), `${id} ${species}`).not.toMatch(hoursOfFast);
      }
    }
  });

  test('is told with its subject before the hours, and with whom it harms', () => {
    for (const id of ids) {
      for (const species of [null, 'Dog', 'Cat'] as const) {
        const told = food([id], { species, kg: null });
        if (told.hours === null) continue;
        expect(told.subject.length, id).toBeGreaterThan(0);
        if (species !== null) expect(told.subject, id).toEqual([species]);
        expect(told.never, id).toEqual(planData.rules.fasting.never);
        const { headline, lines } = toFoodWords(told);
        expect(headline, id).not.toMatch(/\d/);
        const [first = ''] = lines;
        expect(first.indexOf('healthy adult'), id).toBeGreaterThanOrEqual(0);
        expect(first.indexOf('healthy adult'), id).toBeLessThan(first.indexOf('without food'));
      }
    }
  });

  test('of the strictest test counts', () => {
    expect(food(['BIO-14', 'BIO-19']).hours).toEqual([12, 12]);
    expect(food(['BIO-14', 'BIO-19']).fasting).toEqual(['Glucose, Fasting', 'Triglycerides']);
    expect(food(['BIO-14', 'BIO-19']).remarks).toContain('Water is always allowed.');
    expect(food(['HEM-01']).hours).toBeNull();
    expect(toFoodWords(food(['HEM-01']))).toEqual({ headline: null, lines: ['No fast is needed.'] });
    // A panel adds nothing to what its tests say.
    expect(food(['PAN-07']).remarks.join(' ')).not.toContain('Panel');
  });

  test('that is a diet says so, and neither fasts nor puts to sleep (A15)', () => {
    const { fasting } = getByCode('CLI-04').entry;
    expect(fasting?.need).toBe('diet');
    const diet = food(['CLI-04']);
    expect(diet).toMatchObject({ hours: null, asleep: [], withheld: null });
    expect(toFoodWords(diet).lines).toEqual([expect.stringContaining('without meat')]);
    expect(toShortFood(getByCode('CLI-04'))).toContain('without meat');
    expect(toFoodSentences(getByCode('CLI-04')).join()).not.toMatch(/fast/i);
    // Beside a fast that this pet must not keep it is fed, as before no anaesthesia.
    expect(read(['CLI-04', 'BIO-14'], dog(3))).toMatch(/Feed as usual.*without meat/s);
    expect(read(['CLI-04', 'BIO-14'], dog(12))).toMatch(/8 to 12 hours.*without meat/s);
  });

  test('names whom it harms', () => {
    const never = planData.rules.fasting.never.join(' ');
    for (const word of ['horse', 'pony', 'donkey', 'cow', 'calf', 'goat', 'rabbit', 'guinea pig', 'bird'])
      expect(never).toContain(word);
    for (const word of ['puppy', 'kitten', 'toy breed', 'pregnant', 'nursing', 'insulin', 'insulinoma'])
      expect(never).toContain(word);
    for (const word of ['cat that has stopped eating', 'fits', 'collapses', 'trembles', 'weak'])
      expect(never).toContain(word);
  });

  test('is not told to a dog or a kitten too small to be a healthy adult', () => {
    expect(food(['BIO-14'], dog(3)).hours).toBeNull();
    expect(food(['BIO-14'], dog(3)).withheld?.because).toBe('size');
    expect(food(['BIO-14'], dog(5)).hours).toEqual([8, 12]);
    expect(food(['BIO-14'], { species: 'Cat', kg: 1.2 }).hours).toBeNull();
    expect(food(['BIO-14'], { species: 'Cat', kg: 3.5 }).hours).toEqual([8, 12]);
    expect(read(['BIO-14'], dog(3))).not.toMatch(hoursOfFast);
    // Before anaesthesia a meal is no answer either.
    expect(read(['END-02'], dog(3))).not.toContain('Feed as usual');
  });
});

describe('no fast', () => {
  test('every suspicion has its words and its source', () => {
    const told = planData.rules.fasting.withheld.map(({ of }) => of);
    expect(told).toEqual(suspicionSchema.options);
  });

  test('stands against every test of the plan, whichever of them says why', () => {
    for (const { code, suggests } of planData.entries) {
      if (suggests === null) continue;
      for (const other of ids) {
        const told = food([other, code], dog(20));
        expect(told.hours, `${other} ${code}`).toBeNull();
        expect(told.withheld, `${other} ${code}`).not.toBeNull();
        expect(read([other, code], dog(20)), `${other} ${code}`).not.toMatch(hoursOfFast);
      }
    }
  });

  test('for a shunt pup (basket 10)', () => {
    const told = food(['BIO-07', 'BIO-35', 'BIO-08', 'HEM-13'], dog(6));
    expect(told.hours).toBeNull();
    expect(told.withheld?.because).toBe('liver shunt');
  });

  test('an animal that never fasts is told so, whatever else is known of it', () => {
    const mare: Pet = { species: 'Horse', kg: 400, facts: { pregnant: 'yes' } };
    expect(food(['BIO-20'], mare).withheld?.because).toBe('species');
    expect(toPlan(['BIO-20'], mare, planData).warnings.map(({ kind }) => kind)).not.toContain('food');
  });

  test('a scan for a pregnancy is no test for an empty stomach', () => {
    const bitch: Pet = { species: 'Dog', kg: 18, facts: { pregnant: 'yes' } };
    const kinds = (ids: readonly string[]) => toPlan(ids, bitch, planData).warnings.map(({ kind }) => kind);
    expect(food(['RAD-02'], bitch).hours).toBeNull();
    expect(kinds(['RAD-02', 'HOR-11'])).not.toContain('food');
    expect(kinds(['RAD-02', 'BIO-20'])).toContain('food');
  });

  test('for a bitch that may be pregnant (basket 11)', () => {
    for (const code of ['HOR-11', 'HOR-07', 'HOR-10', 'CYT-01', 'SER-05']) {
      const told = food([code, 'RAD-02'], dog(12));
      expect(told.hours, code).toBeNull();
      expect(told.withheld?.because, code).toBe('pregnancy');
    }
    // Alone the scan may still be one of a pregnancy.
    expect(food(['RAD-02'], dog(12)).remarks).toContain('Abdominal Ultrasound: Not for a pregnancy scan.');
  });

  test('for a swallowed object: nothing to eat, now (basket 12)', () => {
    for (const list of [['RAD-01', 'END-05', 'PAN-01'], ['END-05'], ['END-05', 'BIO-16', 'BIO-19']]) {
      const told = food(list, dog(5));
      expect(told.hours).toBeNull();
      expect(told.withheld?.because).toBe('swallowed object');
      expect(read(list, dog(5))).toContain('nothing to eat or drink');
      expect(read(list, dog(5))).not.toMatch(/[Ff]eed (as|and)|always allowed/);
    }
  });

  test('for a horse and for cattle (basket 13)', () => {
    for (const species of ['Horse', 'Cattle'] as const) {
      const { headline } = toFoodWords(food(['BIO-20', 'BIO-14', 'BIO-08'], { species, kg: 400 }));
      expect(headline).toBe('Do not fast this animal: feed as usual.');
    }
  });

  test('for a pet that has fits (basket 14)', () => {
    for (const code of ['SER-18', 'SER-19']) {
      expect(food([code, 'BIO-14', 'BIO-38'], dog(20)).withheld?.because, code).toBe('fits');
    }
  });

  test('for a suspected insulinoma (basket 15)', () => {
    const told = food(['HOR-20', 'BIO-14', 'BIO-20'], dog(10));
    expect(told.hours).toBeNull();
    expect(told.withheld?.because).toBe('insulinoma');
    expect(told.withheld?.words[0]).toContain('Do not withhold food at home');
  });

  test('for a pet with diabetes, its own panel included', () => {
    for (const code of ['PAN-03', 'BIO-16', 'BIO-17', 'BIO-37', 'HOR-21']) {
      const told = food([code, 'BIO-14', 'BIO-19'], dog(20));
      expect(told.hours, code).toBeNull();
      expect(told.withheld?.because, code).toBe('diabetes');
    }
    expect(food(['PAN-03']).hours).toBeNull();
  });

  test('for an X-ray awake: a fast for sedation is no headline (basket 21)', () => {
    const told = food(['RAD-01', 'HEM-01'], dog(20));
    expect(told.hours).toBeNull();
    expect(toFoodWords(told).headline).toBeNull();
    expect(told.remarks.join(' ')).toMatch(
      /no fast, unless the vet plans sedation.*healthy adult dog.*6 to 8/,
    );
    expect(told.remarks.join(' ')).not.toContain('Ask us until when');
  });
});

describe('before anaesthesia', () => {
  test('neither food nor water is promised', () => {
    for (const codes of [['END-04'], ['END-04', 'PAN-01'], ['RAD-04']]) {
      expect(food(codes).hours, codes.join()).toBeNull();
      expect(food(codes).remarks.length, codes.join()).toBeGreaterThan(0);
    }
    for (const code of ['END-01', 'END-02', 'END-03', 'RAD-01', 'RAD-03', 'END-05'])
      expect(read([code]), code).not.toContain('always allowed');
    expect(food(['RAD-02']).remarks).toContain('Water is always allowed.');
    const { remarks } = food(['END-01', 'BIO-19']);
    expect(remarks).toContain('Rhinoscopy and Tracheobronchoscopy: Ask us until when your pet may drink.');
    expect(remarks).toContain('Before the other tests: Water is always allowed.');
  });

  test('a pet that is never fasted is not told to eat either', () => {
    expect(read(['END-02', 'BIO-16'])).not.toMatch(/[Ff]eed (as|and)/);
    expect(food(['END-02', 'BIO-16']).remarks.join(' ')).toContain('ask the vet when your pet may last eat');
  });
});
