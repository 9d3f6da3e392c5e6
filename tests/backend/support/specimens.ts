/** Rows to try the policy with: one that is there, two that are new, and a change. */
type Row = Record<string, unknown>;

export type Specimen = {
  /** The columns that find `standing`. */
  key: readonly string[];
  standing: Row;
  fresh: readonly [Row, Row];
  change: Row;
};

/** People who have accounts and no part in the trial. */
export type Bystanders = { member: string; first: string; second: string };

const toPost = (id: number, slug: string) => ({
  id,
  slug,
  title: 'Title',
  content: '<p>Words</p>',
  date: '2026-01-01T00:00:00Z',
});
const toCategory = (id: number, slug: string) => ({ id, slug, name: 'Name' });
const toMessage = (name: string) => ({
  name,
  email: 'asha@home.example',
  phone: '9810000001',
  message: 'A question',
});
/** As WordPress rows are staged: every field is named. */
const stagedPost = {
  slug: 'staged',
  title: 'Title',
  excerpt: '',
  content: '',
  date: '2026-01-01T00:00:00Z',
  categories: [],
  protected: false,
};
const stagedCategory = { name: 'Name', slug: 'staged', description: '', count: 0, parent: 0 };
const toRun = (holder: string) => ({
  source: 'https://blog.example',
  mode: 'full',
  status: 'failed',
  holder,
});

export const runId = 900;

/** By table, in an order in which no row comes before one it refers to. */
export function toSpecimens({ member, first, second }: Bystanders): Record<string, Specimen> {
  return {
    posts: {
      key: ['id'],
      standing: toPost(1_000_500_001, 'standing'),
      fresh: [toPost(1_000_500_002, 'first'), toPost(1_000_500_003, 'second')],
      change: { title: 'Changed' },
    },
    categories: {
      key: ['id'],
      standing: toCategory(1_000_500_001, 'standing'),
      fresh: [toCategory(1_000_500_002, 'first'), toCategory(1_000_500_003, 'second')],
      change: { name: 'Changed' },
    },
    contacts: {
      key: ['id'],
      standing: { id: 'c0ffee00-0000-4000-8000-000000000001', ...toMessage('Standing') },
      fresh: [toMessage('First'), toMessage('Second')],
      change: { message: 'Changed' },
    },
    staff: {
      key: ['user_id'],
      standing: { user_id: member, added_at: '2026-01-01T00:00:00Z' },
      fresh: [{ user_id: first }, { user_id: second }],
      change: { added_at: '2026-02-02T00:00:00Z' },
    },
    sync_runs: {
      key: ['id'],
      standing: { id: runId, ...toRun('standing') },
      fresh: [toRun('first'), toRun('second')],
      change: { holder: 'changed' },
    },
    sync_staged_posts: {
      key: ['run_id', 'id'],
      standing: { run_id: runId, id: 1, post: stagedPost },
      fresh: [
        { run_id: runId, id: 2, post: stagedPost },
        { run_id: runId, id: 3, post: stagedPost },
      ],
      change: { post: { title: 'Changed' } },
    },
    sync_staged_categories: {
      key: ['run_id', 'id'],
      standing: { run_id: runId, id: 1, category: stagedCategory },
      fresh: [
        { run_id: runId, id: 2, category: stagedCategory },
        { run_id: runId, id: 3, category: stagedCategory },
      ],
      change: { category: { name: 'Changed' } },
    },
  };
}

/** Arguments for each function. `set_staff` names a bystander. */
export function toCalls(email: string): Record<string, Row> {
  return {
    is_staff: {},
    set_staff: { member_email: email, member: true },
    list_staff: {},
    sync_begin: { run_source: 'https://blog.example', run_mode: 'full', run_holder: 'trial' },
    sync_beat: { run: runId },
    sync_end: { run: runId, run_status: 'done', run_report: {} },
    sync_apply: { run: runId, live_posts: [], live_categories: [], allow_removals: true, run_report: {} },
    visible_text: { value: 'a b' },
    remember_old_slug: {},
    stamp_contact: {},
    refuse_contact_batch: {},
  };
}
