/** The drafts of the admin editor, kept in this browser. Nothing that is stored is ever written over unread. */
import { atom, onMount } from 'nanostores';
import { sampleDrafts } from '#data/sample-drafts.ts';
import { parseStored } from '#lib/editor/stored-drafts.ts';
import type { Draft } from '#schemas/draft.ts';
import { readStored, writeStored } from '#stores/browser-storage.ts';

const draftsKey = 'admin_blog_posts';
/** Copies of what could not be read, by number. */
const damagedKey = 'admin_blog_posts_damaged';

export type StoredDrafts = {
  drafts: readonly Draft[];
  /** Writing would lose something: what could not be read has found no second place. */
  locked: boolean;
};

/** What a screen shows of the drafts; it follows this tab's changes and those of others. */
export const $drafts = atom<StoredDrafts>({ drafts: [], locked: false });

onMount($drafts, () => {
  const read = () => $drafts.set(loadStoredDrafts());
  const listen = ({ key }: StorageEvent) => {
    if (key === draftsKey) read();
  };
  read();
  addEventListener('storage', listen);
  // Back brings a page up as it was left.
  addEventListener('pageshow', read);
  return () => {
    removeEventListener('storage', listen);
    removeEventListener('pageshow', read);
  };
});

/** Writes the drafts and lets the screens know; false when the browser refuses. */
function writeDrafts(drafts: readonly Draft[]): boolean {
  const isWritten = writeStored(draftsKey, JSON.stringify(drafts));
  if (isWritten) $drafts.set({ drafts, locked: false });
  return isWritten;
}

/** Keeps a text that cannot be read, under a number of its own; false when there is no room for it. */
function keepDamaged(text: string): boolean {
  const taken = listDamaged();
  if (taken.some((copy) => copy.text === text)) return true;
  return writeStored(`${damagedKey}_${taken.length + 1}`, text);
}

/** The drafts of this browser; on its first visit the two samples. */
export function loadStoredDrafts(): StoredDrafts {
  const text = readStored(draftsKey);
  if (text === null) {
    writeStored(draftsKey, JSON.stringify(sampleDrafts));
    return { drafts: sampleDrafts, locked: false };
  }
  const { drafts, damaged } = parseStored(text);
  if (!damaged) return { drafts, locked: false };
  const locked = !keepDamaged(text);
  if (!locked) writeStored(draftsKey, JSON.stringify(drafts));
  return { drafts, locked };
}

/** What could not be read, as it was found. */
export function listDamaged(): { key: string; text: string }[] {
  const copies: { key: string; text: string }[] = [];
  for (let number = 1; ; number += 1) {
    const key = `${damagedKey}_${number}`;
    const text = readStored(key);
    if (text === null) return copies;
    copies.push({ key, text });
  }
}

/** Throws away what could not be read. */
export function dropDamaged(): void {
  for (const { key } of listDamaged()) writeStored(key, null);
  $drafts.set(loadStoredDrafts());
}

/**
 * How keeping went: `full` also when the browser allows no storage; `elsewhere` when another tab has changed the draft
 * since `known`, the moment of its change that this tab knows of.
 */
export type SaveResult = 'kept' | 'full' | 'elsewhere';

export function keepDraft(draft: Draft, known: string | null): SaveResult {
  const { drafts, locked } = loadStoredDrafts();
  if (locked) return 'full';
  const stored = drafts.find(({ id }) => id === draft.id);
  if (stored && known !== null && stored.updatedAt !== known) return 'elsewhere';
  const next = stored ? drafts.map((one) => (one.id === draft.id ? draft : one)) : [draft, ...drafts];
  return writeDrafts(next) ? 'kept' : 'full';
}

export function dropDraft(id: string): boolean {
  const { drafts, locked } = loadStoredDrafts();
  return !locked && writeDrafts(drafts.filter((draft) => draft.id !== id));
}

/** Adds drafts from a copy; those that are here already stay as they are. Answers how many came, or null without room. */
export function addDrafts(added: readonly Draft[]): number | null {
  const { drafts, locked } = loadStoredDrafts();
  const known = new Set(drafts.map(({ id }) => id));
  const fresh = added.filter(({ id }) => !known.has(id));
  if (locked || !writeDrafts([...fresh, ...drafts])) return null;
  return fresh.length;
}
