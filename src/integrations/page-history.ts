import { spawnSync } from 'node:child_process';

/** What git says; nothing where there is no git or no repository. */
const askGit = (...parts: string[]): string =>
  spawnSync('git', parts, { encoding: 'utf8', maxBuffer: 64_000_000 }).stdout ?? '';

/** The moment of the last commit of each file; nothing where the history is missing or cut short. */
export function readHistory(): ReadonlyMap<string, string> {
  const moments = new Map<string, string>();
  if (askGit('rev-parse', '--is-shallow-repository').trim() !== 'false') return moments;
  let moment = '';
  for (const line of askGit('log', '--format=%x00%cI', '--name-only', '--', 'src').split('\n')) {
    if (line.startsWith('\0')) moment = new Date(line.slice(1)).toISOString();
    else if (line && !moments.has(line)) moments.set(line, moment);
  }
  return moments;
}
