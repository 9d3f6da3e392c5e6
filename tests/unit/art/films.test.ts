import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { journey } from '#data/journey.ts';
import { films, framesPerSecond } from '../../../scripts/art/films.ts';
import { drawPlate } from '../../../scripts/art/plate.ts';

const folder = fileURLToPath(new URL('../../../src/assets/video/', import.meta.url));

/** The part of a file that follows a mark, which must be there. */
function after(file: Buffer, mark: string | Buffer): Buffer {
  const at = file.indexOf(mark);
  expect(at, `no ${mark.toString('latin1')}`).toBeGreaterThan(-1);
  return file.subarray(at + mark.length);
}

/** Seconds by the header of a movie (version 0: two dates, then the clock and the length). */
function readMp4Seconds(file: Buffer): number {
  const header = after(file, 'mvhd');
  expect(header[0]).toBe(0);
  return header.readUInt32BE(16) / header.readUInt32BE(12);
}

/** Seconds by the segment's Duration, a float in milliseconds. */
function readWebmSeconds(file: Buffer): number {
  const duration = after(file, Buffer.from([0x44, 0x89]));
  const milliseconds = duration[0] === 0x88 ? duration.readDoubleBE(1) : duration.readFloatBE(1);
  return milliseconds / 1000;
}

describe.each(films.map((film) => [film.name, film] as const))('the film %s', (name, film) => {
  it('is within its budget, silent, as long as it says and in a form that browsers play', async () => {
    const webm = await readFile(`${folder}${name}.webm`);
    const mp4 = await readFile(`${folder}${name}.mp4`);
    for (const file of [webm, mp4]) expect(file.length).toBeLessThanOrEqual(film.budget);

    expect(readMp4Seconds(mp4)).toBeCloseTo(film.seconds, 1);
    expect(mp4.includes('avc1') && mp4.includes('vide')).toBe(true);
    expect(mp4.includes('soun')).toBe(false);
    // The head comes before the pictures, so that it plays while it is fetched.
    expect(mp4.indexOf('moov')).toBeLessThan(mp4.indexOf('mdat'));

    expect(readWebmSeconds(webm)).toBeCloseTo(film.seconds, 1);
    expect(webm.includes('V_VP9')).toBe(true);
    expect(webm.includes('A_OPUS') || webm.includes('A_VORBIS')).toBe(false);
  });

  it('draws the same frame the same every time, and moves', () => {
    const frame = (moment: number) => drawPlate(film.seed, (plate) => film.draw(plate, moment));
    expect(frame(1)).toBe(frame(1));
    expect(frame(1)).not.toBe(frame(1.5));
    for (const moment of [0, ...film.cuts, film.seconds - 1 / framesPerSecond]) {
      expect(frame(moment)).not.toMatch(/NaN|undefined|Infinity|<text/);
    }
  });
});

it('the hero film begins with the hero picture', () => {
  const [hero] = films;
  if (!hero) throw new Error('There is no film');
  const first = drawPlate(hero.seed, (plate) => hero.draw(plate, 0));
  expect(first).not.toContain('transform=');
});

it('the journey is cut where its steps begin', () => {
  const film = films.find(({ name }) => name === 'journey');
  expect(film?.seconds).toBe(10.5);
  expect(film?.cuts).toEqual(journey.steps.map(({ start }) => start));
});
