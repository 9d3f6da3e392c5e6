import { execFile } from 'node:child_process';

/** The moment of the last commit of each file. */
export type History = ReadonlyMap<string, string>;

/** What git says; nothing where there is no git or no repository. */
function askGit(...parts: string[]): Promise<string> {
  return new Promise((resolve) => {
    execFile('git', parts, { maxBuffer: 64_000_000 }, (error, said) => resolve(error ? '' : said));
  });
}

/** Nothing where the history is missing or cut short. */
export async function readHistory(): Promise<History> {
  const moments = new Map<string, string>();
  const [shallow, log] = await Promise.all([
    askGit('rev-parse', '--is-shallow-repository'),
    askGit('log', '--format=%x00%cI', '--name-only', '--', 'src'),
  ]);
  if (shallow.trim() !== 'false') return moments;
  let moment = '';
  for (const line of log.split('\n')) {
    if (line.startsWith('\0')) moment = new Date(line.slice(1)).toISOString();
    else if (line && !moments.has(line)) moments.set(line, moment);
  }
  return moments;
}
