import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { journey } from '#data/journey.ts';

const folder = fileURLToPath(new URL('../../../src/assets/video/', import.meta.url));

/** The films, with their length in seconds and the most bytes of either file. */
const films = [
  { name: 'hero', seconds: 8, budget: 300_000 },
  { name: 'journey', seconds: 10.5, budget: 700_000 },
];

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

describe.each(films)('the film $name', ({ name, seconds, budget }) => {
  it('is within its budget, silent, as long as it says and in a form that browsers play', async () => {
    const webm = await readFile(`${folder}${name}.webm`);
    const mp4 = await readFile(`${folder}${name}.mp4`);
    for (const file of [webm, mp4]) expect(file.length).toBeLessThanOrEqual(budget);

    expect(readMp4Seconds(mp4)).toBeCloseTo(seconds, 1);
    expect(mp4.includes('avc1') && mp4.includes('vide')).toBe(true);
    expect(mp4.includes('soun')).toBe(false);
    // The head comes before the pictures, so that it plays while it is fetched.
    expect(mp4.indexOf('moov')).toBeLessThan(mp4.indexOf('mdat'));

    expect(readWebmSeconds(webm)).toBeCloseTo(seconds, 1);
    expect(webm.includes('V_VP9')).toBe(true);
    expect(webm.includes('A_OPUS') || webm.includes('A_VORBIS')).toBe(false);
  });
});

it('the journey has the length of its steps', () => {
  expect(journey.steps.map(({ start }) => start)).toEqual([0, 2.5, 4.5, 6.5, 8.5]);
  expect(journey.steps.at(-1)).toMatchObject({ end: 10.5 });
});
