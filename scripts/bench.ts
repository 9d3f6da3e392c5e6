/**
 * `npm run bench`: measures the rows of scripts/bench/goals.ts and writes docs/bench/report.md. Ends with 1 when a goal is missed.
 * `--only=pages,touch` measures some groups, `--rounds=1` is quick and rough: both only print their report.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { z } from 'zod';
import { measureBuilds } from './bench/builds.ts';
import { measureTouch } from './bench/first-touch.ts';
import type { Figures } from './bench/goals.ts';
import { measureKeys } from './bench/key-latency.ts';
import { measureLighthouse } from './bench/lighthouse.ts';
import { measurePages } from './bench/pages.ts';
import { listMissed, toMarkdown } from './bench/report.ts';
import { withServedSite } from './bench/served-site.ts';
import { requireChromium } from './browser.ts';
import { listenForStop } from './serve/stop-signal.ts';

/** Rounds of each group; the report has their medians. */
const rounds = { pages: 7, touch: 5, keys: 3, lighthouse: 3, builds: 3 };

const groupSchema = z.enum(['pages', 'touch', 'keys', 'lighthouse', 'builds']);
type Group = z.infer<typeof groupSchema>;

const optionsSchema = z.object({
  only: z
    .string()
    .transform((names) => names.split(','))
    .pipe(z.array(groupSchema))
    .optional(),
  rounds: z.coerce.number().int().positive().optional(),
});

/** Throws one line for each option that is wrong. */
function readOptions(values: Readonly<Record<string, string | undefined>>) {
  const read = optionsSchema.safeParse(values);
  if (read.success) return read.data;
  throw new Error(read.error.issues.map(({ path, message }) => `--${path.join()}: ${message}`).join('\n'));
}

/** All groups that need the served site. */
async function measureSite(
  stop: AbortSignal,
  isAsked: (group: Group) => boolean,
  toRounds: (group: Group) => number,
): Promise<Figures> {
  const executablePath = requireChromium();
  return withServedSite(stop, async (site) => {
    const browser = await chromium.launch({
      executablePath,
      args: ['--no-sandbox', '--disable-quic', '--ignore-certificate-errors'],
    });
    try {
      return {
        ...(isAsked('pages') && (await measurePages(browser, site, toRounds('pages')))),
        ...(isAsked('touch') && (await measureTouch(browser, site, toRounds('touch')))),
        ...(isAsked('keys') && (await measureKeys(browser, site, toRounds('keys')))),
        ...(isAsked('lighthouse') && (await measureLighthouse(executablePath, site, toRounds('lighthouse')))),
      };
    } finally {
      await browser.close();
    }
  });
}

try {
  const { values } = parseArgs({ options: { only: { type: 'string' }, rounds: { type: 'string' } } });
  const options = readOptions(values);
  const asked = options.only ?? groupSchema.options;
  const isAsked = (group: Group) => asked.includes(group);
  const toRounds = (group: Group) => options.rounds ?? rounds[group];

  const stop = listenForStop();
  const figures: Figures = {
    ...(asked.some((group) => group !== 'builds') && (await measureSite(stop, isAsked, toRounds))),
    ...(isAsked('builds') && (await measureBuilds(toRounds('builds')))),
  };
  const report = toMarkdown(new Date().toISOString().slice(0, 10), figures);
  console.log(report);
  if (!options.only && !options.rounds) {
    mkdirSync('docs/bench', { recursive: true });
    writeFileSync('docs/bench/report.md', report);
    console.log('Written to docs/bench/report.md.');
  }
  const missed = listMissed(figures);
  if (missed.length > 0) {
    console.error(`Missed:\n  ${missed.join('\n  ')}`);
    process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
