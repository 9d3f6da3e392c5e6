import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { site } from '#config/site.ts';

/** Raise it when the drawing changes: every picture then gets a new address. */
const drawingVersion = 2;

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

/** The file that a card's picture is drawn from, as a path of this folder. */
export const toPictureFile = (picture: string): string => `public${picture}-960.webp`;

const pictureHashes = new Map<string, string>();

function hashPicture(picture: string): string {
  const known = pictureHashes.get(picture);
  if (known) return known;
  const digest = hash('sha256', readFileSync(toPictureFile(picture)), 'base64url');
  pictureHashes.set(picture, digest);
  return digest;
}

/** Where such pictures lie, and nothing else: their names say all that is in them. */
const cardFolder = 'og';

/** Equal cards share one address, and one that changed in words, in its picture or in the laboratory's name gets another. */
export function toCardPath(card: Card): string {
  const { picture, label, title, facts } = card;
  const names = [site.fullName, site.heading];
  const said = JSON.stringify([drawingVersion, names, hashPicture(picture), label, title, facts]);
  return `/${cardFolder}/${hash('sha256', said, 'base64url').slice(0, 12)}.jpg`;
}
