import { median } from './medians.ts';
import type { Report } from './report.ts';

/** One day of the history. */
export interface Point {
  day: string;
  /** Medians over all pages, in ms. */
  fcp: number;
  lcp: number;
  /** Of the document of the home page, in bytes. */
  home: number;
  /** Longest key in any list, in ms. */
  key: number;
  /** Of the largest build, in seconds. */
  build: number;
}

export function toPoint({ day, pages, keys, builds }: Report): Point {
  return {
    day,
    fcp: median(pages.map(({ fcp }) => fcp)),
    lcp: median(pages.map(({ lcp }) => lcp)),
    home: pages.find(({ path }) => path === '/')?.document ?? 0,
    key: Math.max(...keys.flatMap(({ paints }) => paints)),
    build: builds.at(-1)?.seconds ?? 0,
  };
}

const lines = [
  { key: 'fcp', label: 'First paint, ms' },
  { key: 'lcp', label: 'Largest paint, ms' },
  { key: 'home', label: 'Home document, bytes' },
  { key: 'key', label: 'Slowest key, ms' },
  { key: 'build', label: 'Largest build, s' },
] as const;

const width = 640;
const rowHeight = 72;
const left = 190;
const right = 90;

/** One small line for each figure, each on its own scale from 0, oldest day left. */
export function toTrendPicture(history: readonly Point[]): string {
  const rows = lines.map(({ key, label }, row) => {
    const values = history.map((point) => point[key]);
    const top = Math.max(...values, 1);
    const step = (width - left - right) / Math.max(values.length - 1, 1);
    const y = (value: number) => Math.round((row + 1) * rowHeight - 16 - (value / top) * (rowHeight - 32));
    const points = values.map((value, index) => `${Math.round(left + index * step)},${y(value)}`);
    const last = values.at(-1) ?? 0;
    const end = points.at(-1)?.split(',') ?? [];
    return [
      `<text x="16" y="${(row + 1) * rowHeight - 28}">${label}</text>`,
      `<polyline points="${points.join(' ')}" fill="none" stroke="#4b3590" stroke-width="2"/>`,
      `<circle cx="${end[0]}" cy="${end[1]}" r="4" fill="#e0587f"/>`,
      `<text x="${width - right + 16}" y="${(row + 1) * rowHeight - 28}" font-weight="600">${last}</text>`,
    ].join('');
  });
  const height = lines.length * rowHeight + 32;
  const days = `${history[0]?.day ?? ''} to ${history.at(-1)?.day ?? ''}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="14" fill="#22163a" role="img" aria-label="Trend of the bench, ${days}"><rect width="${width}" height="${height}" fill="#fcf9f4"/>${rows.join('')}<text x="16" y="${height - 12}" font-size="12">${days}</text></svg>\n`;
}
