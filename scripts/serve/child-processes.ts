/** Programs that end when this one does. Each leads a process group, so that its own children end with it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Milliseconds between asking a program to end and ending it. */
const patience = 4000;

export type Child = {
  /** Resolves with the exit code; 1 when a signal ended it. */
  exited: Promise<number>;
  /** The end of what it wrote, when its output is not shown. */
  lastWords(): string;
  /** Ends it and everything it started. */
  stop(): Promise<void>;
};

type Options = {
  env: Record<string, string | undefined>;
  /** Whether people see its output. */
  shown: boolean;
};

function signalGroup(leader: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-leader, signal);
  } catch (error) {
    const gone = error instanceof Error && 'code' in error && error.code === 'ESRCH';
    if (!gone) throw error;
  }
}

export function startChild(command: string, parts: readonly string[], { env, shown }: Options): Child {
  const child = spawn(command, parts, {
    detached: true,
    stdio: ['ignore', shown ? 'inherit' : 'pipe', shown ? 'inherit' : 'pipe'],
    env: { ...process.env, ...env },
  });
  let words = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part: Buffer) => {
      words = (words + part.toString()).slice(-4000);
    });
  }
  // Forgotten at the end, because the number may then belong to another program.
  let group = child.pid;
  const endGroup = () => {
    if (group) signalGroup(group, 'SIGKILL');
  };
  process.on('exit', endGroup);
  const exited = once(child, 'exit').then(
    ([code]) => {
      endGroup();
      group = undefined;
      process.off('exit', endGroup);
      return typeof code === 'number' ? code : 1;
    },
    (error: unknown) => {
      words += error instanceof Error ? error.message : String(error);
      return 1;
    },
  );
  return {
    exited,
    lastWords: () => words.trim(),
    async stop() {
      if (group) signalGroup(group, 'SIGTERM');
      const hurry = setTimeout(endGroup, patience);
      await exited;
      clearTimeout(hurry);
    },
  };
}
