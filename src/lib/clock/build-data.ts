import { defaultLocale, type Locale } from '#config/locales.ts';
import { bench } from '#data/bench.ts';
import { couriers } from '#data/courier.ts';
import { holidays } from '#data/holidays.ts';
import { getBranches } from '#i18n/facts/branches.ts';
import { getI18n } from '#i18n/get-i18n.ts';
import type { ClockData } from '#lib/clock/data.ts';

/** All that the result clock goes by in a language, couriers in the order of the branches. */
export function getClockData(locale: Locale): ClockData {
  return {
    couriers: getBranches(locale).map(({ id, name, hours, accepts, examines, spinsAfterCall }) => {
      const courier = couriers.find(({ branch }) => branch === id);
      if (!courier) throw new Error(`src/data/courier.ts: ${id} of src/data/branches.ts is missing`);
      return {
        ...courier,
        name,
        hours,
        takes: accepts.flatMap(({ specimens }) => specimens),
        examines,
        spins: spinsAfterCall,
      };
    }),
    holidays,
    bench,
    ...(locale !== defaultLocale && { words: getI18n({ locale }).words.clock }),
  };
}
