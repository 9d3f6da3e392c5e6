/** Asks the package registry for known faults of what visitors and builds run; says so when it cannot be asked. */
import { z } from 'zod';
import { runAside, type Said } from './run-aside.ts';

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

/** Whether nothing speaks against the dependencies: in one line, and in npm's own report when something does. */
export async function auditDependencies(): Promise<Said> {
  const audit = ['npm', 'audit', '--omit=dev', '--audit-level=high'];
  const { verdict, faults } = readAudit((await runAside([...audit, '--json'], patience)).output);
  if (verdict === 'unknown')
    return { good: true, words: 'The registry could not be asked for known faults.' };
  if (verdict === 'good') return { good: true, words: 'No known fault of high or critical weight.' };
  const { words } = await runAside(audit, patience);
  return { good: false, words: `${faults} known faults of high or critical weight:\n${words}` };
}
