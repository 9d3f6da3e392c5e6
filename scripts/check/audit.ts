/** Asks the package registry for known faults of what visitors and builds run; says so when it cannot be asked. */
import { spawnSync } from 'node:child_process';
import { z } from 'zod';

const answerSchema = z.object({
  metadata: z.object({
    vulnerabilities: z.object({ high: z.int().nonnegative(), critical: z.int().nonnegative() }),
  }),
});

/** Milliseconds after which the registry counts as out of reach. */
const patience = 60_000;

/** What npm said as a verdict: `unknown` where it is no audit (offline, or a registry without this service). */
export function readAudit(output: string): { verdict: 'good' | 'bad' | 'unknown'; faults: number } {
  let answer: unknown;
  try {
    answer = JSON.parse(output);
  } catch {
    return { verdict: 'unknown', faults: 0 };
  }
  const parsed = answerSchema.safeParse(answer);
  if (!parsed.success) return { verdict: 'unknown', faults: 0 };
  const { high, critical } = parsed.data.metadata.vulnerabilities;
  return { verdict: high + critical > 0 ? 'bad' : 'good', faults: high + critical };
}

/** Whether nothing speaks against the dependencies; prints one line, and npm's own report when something does. */
export function auditDependencies(): boolean {
  const parts = ['audit', '--omit=dev', '--audit-level=high'];
  const { stdout } = spawnSync('npm', [...parts, '--json'], { encoding: 'utf8', timeout: patience });
  const { verdict, faults } = readAudit(stdout ?? '');
  if (verdict === 'unknown') console.log('The registry could not be asked for known faults.');
  if (verdict === 'good') console.log('No known fault of high or critical weight.');
  if (verdict === 'bad') {
    console.error(`${faults} known faults of high or critical weight:`);
    spawnSync('npm', parts, { stdio: 'inherit', timeout: patience });
  }
  return verdict !== 'bad';
}
