/** What pages weigh: bytes compressed as the CDN sends them, brotli 11. */
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect } from './site.ts';

export const compress = (text: string | Buffer): number => brotliCompressSync(text).length;

/** All files of a kind that the page in front has asked for so far. */
export async function weighFiles(page: Page, kind: RegExp): Promise<number> {
  const asked = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const addresses = asked.filter((address) => kind.test(address));
  const weights = addresses.map(async (address) => compress(await (await page.request.get(address)).body()));
  return (await Promise.all(weights)).reduce((sum, bytes) => sum + bytes, 0);
}

/** The account and staff screen in front keeps its bytes: its document those given, its scripts 110 KB. */
export async function expectLight(page: Page, path: string, document: number): Promise<void> {
  const html = await (await page.request.get(path)).body();
  expect(compress(html), path).toBeLessThanOrEqual(document);
  const scripts = await weighFiles(page, /\.js$/);
  expect(scripts, path).toBeGreaterThan(0);
  expect(scripts, path).toBeLessThanOrEqual(110_000);
}
