import { journey } from '#data/journey.ts';
import { mix, palette } from '#lib/palette.ts';
import { round } from '../geometry.ts';
import { group, line, type Plate, plateSize } from '../plate.ts';
import { createRandom } from '../random.ts';
import { hair } from '../shapes/bench.ts';
import { plateGround } from '../shapes/ground.ts';
import { eased } from '../timing.ts';
import { bench } from './bench.ts';
import { booking } from './booking.ts';
import { collection } from './collection.ts';
import { report } from './report.ts';
import { floor, type Station } from './station.ts';
import { transport } from './transport.ts';

const stations: readonly Station[] = [booking, collection, transport, bench, report];

/** From one station to the next along the bench, plate units. */
const distance = plateSize.width + 80;
/** Seconds of the ride to the next station: the last of each window, so that a window begins at its own. */
const ride = 0.44;

/** The whole length of the film, in seconds. */
export const journeySeconds = journey.steps.at(-1)?.end ?? 0;

/** Each station draws with its own stream of numbers, whichever stand beside it in the picture. */
function draw(plate: Plate, index: number, seconds: number, shift: number): string {
  const station = stations[index % stations.length];
  if (!station) return '';
  const own: Plate = { ...plate, random: createRandom(`journey/${index % stations.length}`) };
  const drawing = station(own, seconds);
  return shift === 0 ? drawing : group({ transform: `translate(${round(shift)} 0)` }, drawing);
}

/** The bench of the journey at a moment of the film: the eye rests at each station and then rides to the next. */
export function journeyStrip(plate: Plate, moment: number): string {
  const index = journey.steps.findIndex(({ end }) => moment < end);
  const step = journey.steps[index];
  if (!step) throw new Error(`The journey has no scene at ${moment} seconds`);
  const way = eased(moment, step.end - ride, step.end) * distance;
  return (
    plateGround(plate) +
    line(`M-40 ${floor}H1000`, mix(hair, palette.paper, 0.25), 1.6) +
    draw(plate, index, moment - step.start, -way) +
    (way > 0 ? draw(plate, index + 1, 0, distance - way) : '')
  );
}
