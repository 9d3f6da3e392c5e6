import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/** How a check ended, and what it has to say. */
export interface Said {
  good: boolean;
  words: string;
}

/** Runs a program beside others, so that its words do not mingle with theirs. After `timeout` milliseconds it is ended. */
export async function runAside(
  [command = '', ...parts]: readonly string[],
  timeout?: number,
): Promise<Said & { output: string }> {
  const child = spawn(command, parts, {
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  const ended = new Promise<boolean>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0));
  });
  const [good, output, complaints] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  return { good, output, words: output + complaints };
}
