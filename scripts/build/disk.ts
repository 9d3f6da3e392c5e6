/**
 * Writes files in a thread of its own, so that whoever draws them does not wait: handing each file to the disk by itself
 * took a sixth of a large build.
 */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type NewFile, writeFiles } from './write-files.ts';

/** Files handed over at a time: waking a thread takes as long as drawing a quarter of a page. */
const batchSize = 16;
/** Batches on their way at a time: enough to keep the disk busy, too few to fill the memory. */
const mostBatches = 16;

export class Disk {
  #thread: Worker | null = null;
  #batch: NewFile[] = [];
  #underway = 0;
  #failure: string | undefined;

  /** Hands a file over and waits only when many are on their way. Throws when an earlier one could not be written. */
  async write(path: string, body: Uint8Array): Promise<void> {
    this.#batch.push({ path, body });
    if (this.#batch.length < batchSize) return;
    this.#send();
    while (this.#underway >= mostBatches) await this.#answer();
    this.#check();
  }

  /** Waits until every file is written, and ends the thread. Throws when one could not be. */
  async finish(): Promise<void> {
    // For a few files no thread is started: that takes longer than they do.
    if (!this.#thread) this.#failure ??= writeFiles(this.#batch.splice(0));
    else if (this.#batch.length > 0) this.#send();
    while (this.#underway > 0) await this.#answer();
    await this.#thread?.terminate();
    this.#thread = null;
    this.#check();
  }

  #send(): void {
    this.#thread ??= this.#start();
    this.#thread.postMessage(this.#batch);
    this.#batch = [];
    this.#underway += 1;
  }

  #start(): Worker {
    const thread = new Worker(new URL('./disk-thread.ts', import.meta.url));
    thread.on('message', (failure: string | undefined) => {
      this.#underway -= 1;
      this.#failure ??= failure;
    });
    // A build that fails elsewhere ends without it.
    thread.unref();
    return thread;
  }

  async #answer(): Promise<void> {
    if (!this.#thread) return;
    this.#thread.ref();
    await once(this.#thread, 'message');
    this.#thread.unref();
  }

  #check(): void {
    if (this.#failure) throw new Error(this.#failure);
  }
}
