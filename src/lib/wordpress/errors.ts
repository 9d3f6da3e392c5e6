/** The copying stops here; the message is one sentence for people that names the request or the post. */
export class SyncError extends Error {
  override name = 'SyncError';
}

/** One post, medium or category is not as it should be, and nothing else. */
export class FaultyItem extends SyncError {
  override name = 'FaultyItem';
  /** What is wrong, without what it is wrong with. */
  readonly fault: string;
  constructor(thing: string, fault: string) {
    super(`${thing}, ${fault}`);
    this.fault = fault;
  }
}

/** WordPress does not answer, or not as it should. */
export class WordPressFailure extends SyncError {
  override name = 'WordPressFailure';
}

/** The database refuses, or is out of reach. */
export class DatabaseFailure extends SyncError {
  override name = 'DatabaseFailure';
}

/** Only one run can be at work, and it is another. */
export class AnotherRun extends SyncError {
  override name = 'AnotherRun';
}

/** Someone asked to stop: Ctrl-C, a closing page. */
export class SyncInterrupted extends SyncError {
  override name = 'SyncInterrupted';
}

/** More than a fifth of the copied posts would go: people decide whether that is meant. */
export class TooManyRemovals extends SyncError {
  override name = 'TooManyRemovals';
  readonly leaving: number;
  readonly copied: number;
  /** `named` are some of those that would go. */
  constructor(leaving: number, copied: number, named = '') {
    super(
      `${leaving} of ${copied} copied posts are gone from WordPress, more than a fifth${named && ` (${named})`}: if that is meant, run again with --allow-removals`,
    );
    this.leaving = leaving;
    this.copied = copied;
  }
}

/** Posts would stay and lose what readers have of them, more than a fifth at once: people decide whether that is meant. */
export class TooManyLosses extends SyncError {
  override name = 'TooManyLosses';
  /** What would be lost, in words. */
  readonly loss: string;
  constructor(loss: string) {
    super(
      `${loss}; that is more than a fifth and looks like a fault of WordPress or a plug-in: if it is meant, run again with --allow-removals`,
    );
    this.loss = loss;
  }
}

/** The connection broke at the one moment when nobody can tell whether the swap went through. */
export class SyncUncertain extends Error {
  override name = 'SyncUncertain';
}

/** The first words of an answer nobody expected, on one line. */
export function firstWords(text: string, length = 80): string {
  const line = text
    .slice(0, length * 5)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return line.length > length ? `${line.slice(0, length).toWellFormed()}…` : line;
}
