import { existsSync } from 'node:fs';
import { type Environment, environmentSchema } from '#schemas/environment.ts';

/** Types the variables of a process; an empty one counts as missing. Throws one line for each that is wrong. */
export function parseEnvironment(record: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(Object.entries(record).filter(([, value]) => value?.trim()));
  const parsed = environmentSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new Error(
    parsed.error.issues
      .map(({ path, message }) => `${path.join('.')} ${message} (.env or the environment)`)
      .join('\n'),
  );
}

/** For scripts: the variables of this process and, where it is silent, of the file `.env`. */
export function readEnvironment(): Environment {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return parseEnvironment(process.env);
}
