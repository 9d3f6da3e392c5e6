import { hostname } from 'node:os';

const started = Date.now();

/** How this process signs its run: machine, process, and when it began, since numbers of processes come round again. */
export const holder = `${hostname()}, process ${process.pid}, since ${new Date(started).toISOString()}`;

/** Whether a run's holder was a process of this machine that is no more. */
export function isGone(other: string): boolean {
  const [machine, part = ''] = other.split(', ');
  const pid = Number(part.replace('process ', ''));
  if (machine !== hostname() || !Number.isInteger(pid) || pid < 1) return false;
  if (pid === process.pid) return other !== holder;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    // EPERM means that it lives, only under another user.
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}
