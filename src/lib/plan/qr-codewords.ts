import { blockCounts, correctionPerBlock, countDataModules } from '#lib/plan/qr-tables.ts';

/** Multiplies in the field of 256 elements that the code's correction is worked out in. */
function multiply(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((other >>> bit) & 1) * one;
  }
  return product;
}

function toDivisor(degree: number): number[] {
  const divisor: number[] = Array.from({ length: degree }, (_, at) => (at === degree - 1 ? 1 : 0));
  let root = 1;
  for (let round = 0; round < degree; round += 1) {
    for (let at = 0; at < degree; at += 1) {
      divisor[at] = multiply(divisor[at] ?? 0, root) ^ (divisor[at + 1] ?? 0);
    }
    root = multiply(root, 2);
  }
  return divisor;
}

function toCorrection(data: readonly number[], divisor: readonly number[]): number[] {
  let rest = divisor.map(() => 0);
  for (const byte of data) {
    const factor = byte ^ (rest[0] ?? 0);
    rest = [...rest.slice(1), 0].map((value, at) => value ^ multiply(divisor[at] ?? 0, factor));
  }
  return rest;
}

/** The text as bytes behind its header, filled up to a version's capacity; null where it does not fit. */
function toData(text: string, version: number, capacity: number): number[] | null {
  const bytes = [...new TextEncoder().encode(text)];
  const lengthBits = version < 10 ? 8 : 16;
  if (4 + lengthBits + bytes.length * 8 > capacity * 8) return null;
  const bits = [[4, 4], [bytes.length, lengthBits], ...bytes.map((byte) => [byte, 8])]
    .map(([value = 0, size = 0]) => value.toString(2).padStart(size, '0'))
    .join('');
  const padded = bits.padEnd(Math.min(capacity * 8, bits.length + 4), '0');
  const whole = padded.padEnd(Math.ceil(padded.length / 8) * 8, '0').match(/.{8}/g) ?? [];
  const data = whole.map((byte) => Number.parseInt(byte, 2));
  for (let pad = 0xec; data.length < capacity; pad ^= 0xec ^ 0x11) data.push(pad);
  return data;
}

/** Data and correction of a version in the order in which they are drawn; null where the text does not fit. */
export function toCodewords(text: string, version: number): number[] | null {
  const perBlock = correctionPerBlock[version - 1] ?? 0;
  const count = blockCounts[version - 1] ?? 1;
  const all = Math.floor(countDataModules(version) / 8);
  const data = toData(text, version, all - perBlock * count);
  if (data === null) return null;
  const divisor = toDivisor(perBlock);
  const short = Math.floor(all / count) - perBlock;
  const longFrom = count - (all % count);
  let start = 0;
  const blocks = Array.from({ length: count }, (_, at) => {
    const end = start + short + (at < longFrom ? 0 : 1);
    const block = data.slice(start, end);
    start = end;
    return { block, correction: toCorrection(block, divisor) };
  });
  const weave = (rows: readonly (readonly number[])[], length: number) =>
    Array.from({ length }, (_, at) => rows.flatMap((row) => row[at] ?? [])).flat();
  return [
    ...weave(
      blocks.map(({ block }) => block),
      short + 1,
    ),
    ...weave(
      blocks.map(({ correction }) => correction),
      perBlock,
    ),
  ];
}
