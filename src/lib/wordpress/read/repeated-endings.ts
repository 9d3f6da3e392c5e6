import { cleanNodes } from '#lib/article/clean.ts';
import { treeToText } from '#lib/article/text.ts';
import { toHtml } from '#lib/article/write.ts';
import { firstWords } from '#lib/wordpress/errors.ts';
import type { CopiedPost } from '#schemas/post.ts';

/** Fewer articles may end alike by chance. */
const fewest = 5;
/** Most blocks that are looked at from the end. */
const mostBlocks = 8;
/** When to go to a vet at once may stand below every article. */
const urgent = /emergenc|urgent|आपात|तुरंत|immediately/i;

type Ending = { blocks: string[]; words: string[] };

/** A text as its blocks, and what each says without numbers, which differ from article to article. */
function readBlocks(content: string): Ending {
  const blocks = cleanNodes(content).filter((node) => node.type === 'element');
  return {
    blocks: blocks.map((node) => toHtml({ type: 'root', children: [node] })),
    words: blocks.map((node) => treeToText([node]).replace(/\d+/g, '').replace(/\s+/g, ' ').trim()),
  };
}

/** How many blocks from the end on are the same in nearly all of these articles. */
function countShared(endings: readonly Ending[]): { most: number; keys: string[] } {
  const keys: string[] = [];
  for (let place = 1; place <= mostBlocks; place += 1) {
    const counts = new Map<string, number>();
    for (const { words } of endings) {
      // Each keeps a block of its own.
      const key = words.length > place ? words.slice(-place).join('\n') : '';
      const isSame = place === 1 || words.slice(-place + 1).join('\n') === keys.at(-1);
      if (key.trim() !== '' && isSame && !urgent.test(words.at(-place) ?? ''))
        counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    const [key, count] = [...counts].sort((one, other) => other[1] - one[1])[0] ?? ['', 0];
    if (count < fewest || count * 5 < endings.length * 4) break;
    keys.push(key);
  }
  return { most: keys.length, keys };
}

/**
 * Takes from the posts what stands at the end of nearly all of them alike: a theme or plug-in put it there. Says what it was.
 */
export function dropRepeatedEndings(posts: readonly CopiedPost[]): { posts: CopiedPost[]; notes: string[] } {
  const written = posts.filter(({ content }) => content !== '');
  if (written.length < fewest) return { posts: [...posts], notes: [] };
  const endings = new Map(written.map((post) => [post.id, readBlocks(post.content)]));
  const { most, keys } = countShared([...endings.values()]);
  if (most === 0) return { posts: [...posts], notes: [] };
  let cut = 0;
  const shorter = posts.map((post) => {
    const ending = endings.get(post.id);
    const length = ending
      ? keys.findLastIndex((key, index) => ending.words.slice(-index - 1).join('\n') === key) + 1
      : 0;
    if (!ending || length === 0 || length >= ending.blocks.length) return post;
    cut += 1;
    return { ...post, content: ending.blocks.slice(0, -length).join('\n') };
  });
  const said = firstWords(keys.at(-1) ?? '', 120);
  return {
    posts: shorter,
    notes: [`what stands at the end of ${cut} posts alike was left out as no part of them: “${said}”`],
  };
}
