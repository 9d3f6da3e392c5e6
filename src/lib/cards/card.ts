import { createHash } from 'node:crypto';

/** Raise it when the drawing changes: every picture then gets a new address. */
const drawingVersion = 1;

/** Sides of the picture that a shared link shows, in pixels. */
export const cardSize = { width: 1200, height: 630 } as const;

/** What the picture of a shared link says. */
export interface Card {
  /** Path of a drawn picture without size and format, as in `/art/departments/hematology`. */
  picture: string;
  /** Small line over the title. */
  label: string;
  title: string;
  /** One or two facts at the foot, the first one large. */
  facts: readonly string[];
}

/** Equal cards share one address, and a changed card gets another. */
export function toCardPath(card: Card): string {
  const { picture, label, title, facts } = card;
  const hash = createHash('sha256')
    .update(JSON.stringify([drawingVersion, picture, label, title, facts]))
    .digest('base64url');
  return `/og/${hash.slice(0, 12)}.jpg`;
}
