import type { MDXInstance } from 'astro';
import type { z } from 'zod';
import { parseData } from '#schemas/parse-data.ts';

type Text<Head> = {
  /** Name of the file without its ending. */
  readonly name: string;
  readonly head: Head;
  readonly Content: MDXInstance<object>['Content'];
};

/** Pages written as MDX, as a glob import gives them. Throws when a head is wrong, naming the file and the field. */
export function readTexts<Head>(
  files: Readonly<Record<string, MDXInstance<Record<string, unknown>>>>,
  schema: z.ZodType<Head>,
): Text<Head>[] {
  return Object.entries(files).map(([file, { frontmatter, Content }]) => ({
    name: file.replace(/^.*\/|\.mdx$/g, ''),
    head: parseData(file.replace(/^\//, ''), schema, frontmatter),
    Content,
  }));
}
