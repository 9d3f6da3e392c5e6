/** Everything that is written of the site: its pages, pictures of links, sitemap, and what hosts and browsers read beside. */
import type { Blog } from '#schemas/article.ts';
import type { Environment } from '#schemas/environment.ts';
import { drawPages } from './draw-pages.ts';
import { publishLinkPictures } from './link-pictures.ts';
import { Output } from './output.ts';
import { outputFolder } from './output-folder.ts';
import type { History } from './page-history.ts';
import { precompress } from './precompress.ts';
import { listRedirects, publishFiles } from './publish-files.ts';
import { writeRedirectPages } from './redirect-pages.ts';
import type { SiteCode } from './site-code.ts';
import { writeSitemap } from './sitemap.ts';

export interface SiteOptions {
  /** Each text gets packed copies beside it. */
  packed: boolean;
  history: Promise<History>;
}

/** Throws one clear line. */
export async function writeSite(
  blog: Blog,
  code: SiteCode,
  environment: Environment,
  { packed, history }: SiteOptions,
): Promise<void> {
  const output = Output.open(outputFolder, code, packed);
  const [pages, pictures] = await Promise.all([
    drawPages(code, output, environment.SITE_URL),
    publishLinkPictures(blog, outputFolder),
  ]);
  console.log(`Pages and data files: ${pages.total}, ${pages.kept} of them as they were.`);
  await writeSitemap(outputFolder, environment.SITE_URL, pages.paths, await history);
  publishFiles(outputFolder, output.listPages(), code.folder, environment);
  output.keepRedirects(writeRedirectPages(outputFolder, listRedirects(), output.redirects));
  console.log(`Link pictures: ${pictures.total}, ${pictures.drawn} of them drawn anew.`);
  if (packed) console.log(`Packed copies of ${await precompress(outputFolder)} files.`);
  output.close();
}
