import { formatStep, type Step } from '#lib/wordpress/progress.ts';

/** What the progress is written to. */
export type Terminal = { isTTY?: boolean | undefined; write: (text: string) => unknown };

export type Progress = { show: (step: Step) => void; say: (line: string) => void; clear: () => void };

const width = 24;
const eraseLine = '\r\u001B[K';

const formatBar = ({ done, of }: Step): string => {
  const filled = of > 0 ? Math.round((Math.min(done, of) / of) * width) : width;
  return `[${'#'.repeat(filled)}${'.'.repeat(width - filled)}]`;
};

/** A bar that redraws itself on a terminal, plain lines elsewhere. */
export function createProgress(terminal: Terminal): Progress {
  if (!terminal.isTTY) {
    const say = (line: string): void => void terminal.write(`${line}\n`);
    return { show: (step) => say(formatStep(step)), say, clear: () => undefined };
  }
  const clear = (): void => void terminal.write(eraseLine);
  return {
    show: (step) => void terminal.write(`${eraseLine}${formatBar(step)} ${formatStep(step)}`),
    say: (line) => void terminal.write(`${eraseLine}${line}\n`),
    clear,
  };
}
