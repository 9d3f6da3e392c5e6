import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { team } from '#data/team.ts';
import { testimonials } from '#data/testimonials.ts';
import { drawPortrait } from '../../../scripts/art/people/portrait.ts';
import { sitters } from '../../../scripts/art/people/sitters.ts';

const published = fileURLToPath(new URL('../../../public', import.meta.url));
const shown = [
  ...[...team.heads, ...team.staff].map(({ photo }) => photo),
  ...testimonials.map(({ image }) => image),
];

it('everyone who is shown has a portrait', async () => {
  for (const path of shown) {
    const file = await readFile(published + path);
    expect(file.length, path).toBeGreaterThan(1000);
    expect(file.length, path).toBeLessThanOrEqual(10_000);
  }
});

it.each(sitters.map((sitter) => [sitter.id, sitter] as const))(
  'publishes %s as it is drawn, unlike the others',
  async (id, sitter) => {
    const drawing = drawPortrait(sitter);
    expect(await readFile(`${published}/art/people/${id}.svg`, 'utf8')).toBe(drawing);
    expect(drawing).not.toMatch(/NaN|undefined|<text|style=|<script/);
    const others = sitters.filter((other) => other !== sitter);
    expect(others.map(drawPortrait)).not.toContain(drawing);
  },
);
