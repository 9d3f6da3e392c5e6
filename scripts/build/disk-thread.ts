/** The thread of `disk.ts`: writes each batch of files and says why one could not be written, or nothing. */
import { parentPort } from 'node:worker_threads';
import { type NewFile, writeFiles } from './write-files.ts';

parentPort?.on('message', (files: NewFile[]) => parentPort?.postMessage(writeFiles(files)));
