import type { PublishResult } from '#backend/own-posts.ts';
import type { Failure } from '#backend/session.ts';
import type { findFaults } from '#lib/editor/complete-draft.ts';

export type Conflict =
  /** Somebody else has changed the published post; `version` is what stands there now. */
  | { kind: 'changed'; version: number; title: string; modified: string | null; wanted: 'save' | 'unpublish' }
  | { kind: 'gone' };
/** What stands in the way of publishing, in words beside the field. */
export type Faults = ReturnType<typeof findFaults> & { categories?: string };

/** What the editor says of its last work: how it went, or what stands in its way. */
export type EditorMessages = {
  news: string;
  failure: Failure | null;
  faults: Faults;
  conflict: Conflict | null;
};
export const noMessages: EditorMessages = { news: '', failure: null, faults: {}, conflict: null };

type Refusal = Exclude<PublishResult, { outcome: 'done' }>;
type Changed = Extract<Conflict, { kind: 'changed' }>;

/** Another version is there than the one that something was wanted of. */
export function toConflict(
  { version, title, modified }: Omit<Changed, 'kind' | 'wanted'>,
  wanted: Changed['wanted'],
): Partial<EditorMessages> {
  return { conflict: { kind: 'changed', version, title, modified, wanted } };
}

/** Why the table did not take a post. */
export function explainRefusal(refusal: Refusal): Partial<EditorMessages> {
  switch (refusal.outcome) {
    case 'slug': {
      const whose =
        refusal.origin === 'wordpress' ? 'a post copied from WordPress' : 'another post of this site';
      return {
        faults: { slug: `This address belongs to “${refusal.title}”, ${whose}. Please choose another slug.` },
      };
    }
    case 'unfit':
      return { faults: { slug: 'No page can have this address. Please write another slug.' } };
    case 'category':
      return { faults: { categories: 'A category was removed meanwhile. Please untick it and try again.' } };
    case 'conflict':
      return toConflict(refusal, 'save');
    case 'gone':
      return { conflict: { kind: 'gone' } };
    default:
      return refusal satisfies never;
  }
}
