import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { type Film, framesPerSecond } from './films.ts';
import { bleed, drawPlate, plateSize } from './plate.ts';
import type { Written } from './render.ts';

const run = promisify(execFile);

/** Films are drawn at this share of the plate. */
const scale = 0.75;
const size = { width: plateSize.width * scale, height: plateSize.height * scale };

const quiet = ['-hide_banner', '-loglevel', 'error', '-y'];
/** Nothing of the day or the machine goes into the file, so that equal frames give equal bytes. */
const plain = ['-an', '-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact'];
const colours = ['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709'];

/** What browsers are offered, best first, each with the qualities to try (lower is better). */
const formats = [
  {
    extension: 'webm',
    codec: 'libvpx-vp9 -b:v 0 -deadline good -cpu-used 2 -threads 1 -lag-in-frames 25 -auto-alt-ref 1',
    qualities: [30, 34, 38, 42, 46, 50],
  },
  {
    extension: 'mp4',
    codec: 'libx264 -preset slow -profile:v high -threads 1 -movflags +faststart',
    qualities: [22, 24, 26, 28, 30, 32, 34],
  },
] as const;

/** Ends the program with one line where ffmpeg is not installed. */
export async function requireEncoder(): Promise<void> {
  try {
    await run('ffmpeg', ['-version']);
  } catch {
    throw new Error(
      'The films need ffmpeg, which is not on this machine. Install it (Debian: apt-get install ffmpeg), or draw pictures alone with --only NAME.',
    );
  }
}

async function drawFrame(film: Film, index: number): Promise<Buffer> {
  const svg = drawPlate(film.seed, (plate) => film.draw(plate, index / framesPerSecond));
  return sharp(Buffer.from(svg), { density: 72 * scale })
    .extract({ left: bleed * scale, top: bleed * scale, ...size })
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** Draws every frame into one lossless file. */
async function drawFrames(film: Film, file: string): Promise<void> {
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${size.width}x${size.height}`];
  const filter = 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p';
  const ffmpeg = spawn(
    'ffmpeg',
    [
      ...quiet,
      ...input,
      '-r',
      String(framesPerSecond),
      '-i',
      '-',
      '-vf',
      filter,
      ...colours,
      '-c:v',
      'ffv1',
      file,
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const frames = Math.round(film.seconds * framesPerSecond);
  // Two are drawn at a time, and written in their order.
  const drawn = [drawFrame(film, 0), drawFrame(film, 1)];
  for (let index = 0; index < frames; index++) {
    const frame = await drawn.shift();
    if (index + 2 < frames) drawn.push(drawFrame(film, index + 2));
    if (!ffmpeg.stdin.write(frame)) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  await finished(ffmpeg.stdin);
  const [code] = ffmpeg.exitCode === null ? await once(ffmpeg, 'exit') : [ffmpeg.exitCode];
  if (code !== 0) throw new Error(`ffmpeg could not take the frames of ${film.name} (exit code ${code})`);
}

async function encode(
  film: Film,
  frames: string,
  folder: string,
  format: (typeof formats)[number],
): Promise<Written> {
  for (const quality of format.qualities) {
    const file = join(folder, `${film.name}.${format.extension}`);
    const cuts = ['-force_key_frames', film.cuts.join(',')];
    const codec = [
      '-c:v',
      ...format.codec.split(' '),
      '-crf',
      String(quality),
      '-g',
      String(framesPerSecond * 11),
    ];
    await run('ffmpeg', [...quiet, '-i', frames, ...plain, ...codec, ...cuts, ...colours, file]);
    const { size: bytes } = await stat(file);
    if (bytes <= film.budget) return { file, bytes, quality };
  }
  throw new Error(
    `${film.name}.${format.extension}: over ${film.budget} bytes at the lowest quality; draw it calmer`,
  );
}

/** Draws a film and writes both of its files, or neither. */
export async function renderFilm(film: Film, folder: string): Promise<Written[]> {
  const work = await mkdtemp(join(tmpdir(), 'film-'));
  try {
    const frames = join(work, 'frames.mkv');
    await drawFrames(film, frames);
    const encoded: Written[] = [];
    for (const format of formats) encoded.push(await encode(film, frames, work, format));
    await mkdir(folder, { recursive: true });
    const written = encoded.map((made) => ({ ...made, file: join(folder, made.file.slice(work.length)) }));
    for (const [index, { file }] of encoded.entries()) await copyFile(file, written[index]?.file ?? folder);
    return written;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
