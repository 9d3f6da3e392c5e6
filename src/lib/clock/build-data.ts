import { bench } from '#data/bench.ts';
import { branches } from '#data/branches.ts';
import { couriers } from '#data/courier.ts';
import { holidays } from '#data/holidays.ts';
import type { ClockData } from '#lib/clock/data.ts';

/** All that the result clock goes by, couriers in the order of the branches. */
export const clockData: ClockData = {
  couriers: branches.map(({ id, name, hours, accepts, examines, spinsAfterCall }) => {
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
};
