import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { mirrorFolder } from '../../../src/integrations/mirror-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mirror-'));
});

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}
const list = (part: string) =>
  readdirSync(join(folder, part), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();
const mirror = () => mirrorFolder(join(folder, 'new'), join(folder, 'old'));

test('the second folder then holds what the first has, hidden files too, and nothing else', () => {
  write('new/index.html', 'today');
  write('new/.well-known/security.txt', 'who to tell');
  write('old/index.html', 'before');
  write('old/gone/index.html', 'before');
  mirror();
  expect(list('old')).toEqual(['index.html', 'security.txt']);
  // Some hosts answer an empty folder with another page than one that is not there.
  expect(existsSync(join(folder, 'old/gone'))).toBe(false);
  expect(readFileSync(join(folder, 'old/index.html'), 'utf8')).toBe('today');
});

test('a file that is the same is not written again', () => {
  write('new/same.html', 'same');
  write('old/same.html', 'same');
  const long = new Date(0);
  utimesSync(join(folder, 'old/same.html'), long, long);
  mirror();
  expect(statSync(join(folder, 'old/same.html')).mtime).toEqual(long);
});

test('a folder that is a branch of Git stays one', () => {
  write('new/index.html', 'today');
  write('old/.git/HEAD', 'ref: refs/heads/site');
  mirror();
  expect(list('old')).toEqual(['HEAD', 'index.html']);
});
