import { describe, expect, test } from 'vitest';
import { hasPage } from '#config/locales.ts';
import { routes } from '#config/routes.ts';
import { getVoice } from '#i18n/facts/voice.ts';
import { getI18n } from '#i18n/get-i18n.ts';
import { clock } from '#i18n/hi/clock.ts';
import { inEnglish } from '#i18n/hi/in-english.ts';
import { getByCode, listedEntries } from '#lib/catalogue/lookup.ts';
import { getClockData } from '#lib/clock/build-data.ts';
import { formatMoment, parseIndianMinute } from '#lib/clock/india-time.ts';
import { expand } from '#lib/plan/expand.ts';
import { toFoodWords } from '#lib/plan/food.ts';
import { toPlanMessage } from '#lib/plan/message.ts';
import { toPlan } from '#lib/plan/plan.ts';
import { tryTimes } from '#lib/plan/times.ts';
import { getPlanData } from '#lib/plan/translated-data.ts';
import { describeEntry } from '#lib/structured-data/description.ts';
import { toMedicalTest } from '#lib/structured-data/medical-test.ts';
import { toFoodSentences, toShortFood } from '#lib/structured-data/wording.ts';

const voice = getVoice('hi');
const data = getPlanData('hi');
const clockData = getClockData('hi');
const now = parseIndianMinute('2026-11-25T10:00');
const unknown = { species: null, kg: null };
/** Two words of English or more beside each other, names of tests aside. */
const english = /\b[a-z]+ [a-z]+\b/;
const withoutTitles = (text: string) =>
  data.entries.reduce((left, { title }) => left.replaceAll(title, ''), text);

describe('a moment', () => {
  test.each([
    ['2026-11-26T18:00', 'गुरुवार शाम 6 बजे'],
    ['2026-11-26T09:30', 'गुरुवार सुबह 9:30 बजे'],
    ['2026-11-28T00:00', 'शुक्रवार रात 12 बजे'],
    ['2026-12-03T12:00', 'गुरुवार 3 दिसंबर, दोपहर 12 बजे'],
  ])('%s is %s', (moment, words) => {
    expect(formatMoment(parseIndianMinute(moment), now, clock)).toBe(words);
  });
});

describe('food before a test', () => {
  test('says for whom before the hours, and who must never be fasted', () => {
    const listed = getByCode('BIO-07');
    expect(toShortFood(listed, voice)).toMatch(/^सिर्फ़ स्वस्थ वयस्क कुत्ते और बिल्ली के लिए: 12 घंटे भूखा। छोटी उम्र/);
    const told = toFoodSentences(listed, voice).join(' ');
    expect(told).toContain('पहले डॉक्टर से पूछें');
    expect(told).toContain('इन्हें कभी भूखा न रखें');
  });

  test('is wholly Hindi for every test', () => {
    const told = listedEntries.flatMap((listed) => toFoodSentences(listed, voice));
    expect(told.filter((text) => english.test(text))).toEqual([]);
  });
});

test('the clock explains a branch that is closed, and what to do, in Hindi', () => {
  const times = tryTimes(expand(['HEM-13'], unknown, data), 'shamli', '2026-11-25T11:00', now, clockData);
  if (typeof times === 'string') throw new Error(times);
  expect(times.warnings.join(' ')).toMatch(/शामली में यह सैंपल नहीं लिया जा सकता/);
  expect(tryTimes(expand(['HEM-13'], unknown, data), null, '', now, clockData)).toBe(
    'बताएँ कि सैंपल किस दिन और किस समय लिया जाता है।',
  );
});

test('every warning of every branch at a Sunday night is Hindi', () => {
  const plan = expand(
    data.entries.map(({ code }) => code),
    unknown,
    data,
  );
  const told = clockData.couriers.flatMap(({ branch }) => {
    const times = tryTimes(plan, branch, '2026-11-29T22:00', now, clockData);
    return typeof times === 'string' ? [times] : [...times.warnings, ...times.byId.values()];
  });
  expect(told.map(withoutTitles).filter((text) => english.test(text))).toEqual([]);
});

test('one hour takes the form that the word after it asks for, as every other number does', () => {
  const plan = toPlan(['BIO-31', 'HOR-15'], unknown, data);
  const times = tryTimes(plan, 'shamli', '2026-11-25T11:00', now, clockData);
  if (typeof times === 'string') throw new Error(times);
  expect(times.warnings.join(' ')).toContain('करीब 1 घंटे के अंदर');
  expect(plan.draws).toContain('कुल 1 घंटे में');
});

test('a plan warns, feeds and books in Hindi', () => {
  const pet = { species: 'Cat', kg: 1.2, facts: { sex: 'male', state: 'unwell' } } as const;
  const plan = toPlan(['PAN-04', 'HOR-10', 'BIO-17', 'END-02', 'CLI-04'], pet, data);
  const food = toFoodWords(plan.food, data.words);
  const told = [
    ...plan.warnings.map(({ text }) => text),
    food.headline ?? '',
    ...food.lines,
    plan.draws ?? '',
    ...plan.emergencies.flatMap(({ sign, doNow, never }) => [sign, doNow, never]),
  ];
  expect(told.map(withoutTitles).filter((text) => english.test(text))).toEqual([]);
  const message = toPlanMessage(
    plan.booked,
    {
      petName: 'Mithu',
      pet,
      branch: 'शामली',
      hours: null,
      time: 'कल सुबह',
      link: 'https://example.org/hi/plan',
    },
    data.words,
  );
  expect(message).toMatch(/^नमस्ते, मुझे ये जाँचें बुक करनी हैं।\n- PAN-04 /);
  expect(message).toContain('पालतू: Mithu, बिल्ली, 1.2 kg, नर, बीमार');
  expect(message).toContain('कब: कल सुबह');
});

test('a way to the comparison says that it is in English, as long as it is', () => {
  const { packs, panelRow, plan, pricing, testPage } = getI18n({ locale: 'hi' }).words;
  const ways = [
    packs.compare,
    panelRow.compare,
    plan.booking.compare,
    pricing.comparePanels,
    pricing.compareThese,
    testPage.parts.compare,
  ];
  const isEnglish = !hasPage(routes.compare, 'hi');
  expect(ways.filter((words) => words.endsWith(inEnglish) !== isEnglish)).toEqual([]);
});

test('search engines are told of the Hindi page in Hindi', () => {
  expect(describeEntry(getByCode('HEM-01'), 'Nidana', voice)).toContain('दूसरे स्तनधारियों के लिए');
  const told = toMedicalTest(getByCode('PAN-01'), new URL('https://example.org'), voice, {
    gloss: 'बेहोशी से पहले',
  });
  expect(told).toMatchObject({
    url: 'https://example.org/hi/tests/pre-anaesthetic-screen',
    alternateName: expect.arrayContaining(['बेहोशी से पहले']),
    description: expect.stringMatching(/^\P{Script=Latin}{30}/u),
  });
  expect(JSON.stringify(told.subTest)).toContain('https://example.org/hi/tests/complete-blood-count-cbc');
});
