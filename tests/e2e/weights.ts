/** What pages weigh: bytes compressed as the CDN sends them, brotli 11. */
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';

export const compress = (text: string | Buffer): number => brotliCompressSync(text).length;

export async function weighDocument(page: Page, path: string): Promise<number> {
  return compress(await (await page.request.get(path)).body());
}

/** All files of a kind that the page in front has asked for so far. */
export async function weighFiles(page: Page, kind = /\.js$/): Promise<number> {
  const asked = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const addresses = asked.filter((address) => kind.test(address));
  const weights = addresses.map(async (address) => compress(await (await page.request.get(address)).body()));
  return (await Promise.all(weights)).reduce((sum, bytes) => sum + bytes, 0);
}
