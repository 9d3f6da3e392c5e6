/** Rows to try the policy with: one that is there, two that are new, and a change. */
type Row = Record<string, unknown>;

export type Specimen = {
  /** The columns that find `existing`, which has a value in each. */
  key: readonly string[];
  existing: Row;
  /** Further rows that are there, for others to refer to. */
  beside?: readonly Row[];
  fresh: readonly [Row, Row];
  change: Row;
};

/** The owner of the existing profile and pet, and people who have accounts and no part in the trial. */
export type Bystanders = { owner: string; member: string; first: string; second: string };

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
const address = { address: '14, Block B', city: 'Delhi', state: 'Delhi', zip_code: '110095' };
const petId = 'c0ffee00-0000-4000-8000-000000000009';
const toPet = (name: string) => ({
  name,
  type: 'dog',
  breed: '',
  age: '3 years',
  weight: '',
  health_status: 'healthy',
  vaccinations: ['Rabies'],
  medications: [],
  notes: '',
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

const toHistory = (title: string) => ({
  post_id: 1_000_500_009,
  version: 1,
  action: 'changed',
  slug: 'existing',
  title,
  excerpt: '',
  content: '<p>Words</p>',
  categories: [],
  date: '2026-01-01T00:00:00Z',
  changed_by: 'asha@home.example',
});

const toMessageId = (number: number) => `c0ffee00-0000-4000-8000-00000000000${number}`;
const toRequest = (asked_by: string) => ({
  reason: 'asked',
  asked_by,
  called_at: '2026-01-01T00:00:00Z',
});

export const runId = 900;

/** By table, in an order in which no row comes before one it refers to. */
export function toSpecimens({ owner, member, first, second }: Bystanders): Record<string, Specimen> {
  return {
    posts: {
      key: ['id'],
      existing: toPost(1_000_500_001, 'existing'),
      fresh: [toPost(1_000_500_002, 'first'), toPost(1_000_500_003, 'second')],
      change: { title: 'Changed' },
    },
    categories: {
      key: ['id'],
      existing: toCategory(1_000_500_001, 'existing'),
      fresh: [toCategory(1_000_500_002, 'first'), toCategory(1_000_500_003, 'second')],
      change: { name: 'Changed' },
    },
    post_history: {
      key: ['id'],
      // Far above what the trigger counts in the course of a trial.
      existing: { id: 900_000, changed_at: '2026-01-01T00:00:00Z', ...toHistory('Existing') },
      fresh: [toHistory('First'), toHistory('Second')],
      change: { title: 'Changed' },
    },
    staff_settings: {
      key: ['name'],
      existing: { name: 'existing', value: 'https://blog.example', changed_at: '2026-01-01T00:00:00Z' },
      fresh: [
        { name: 'first', value: 'First' },
        { name: 'second', value: 'Second' },
      ],
      change: { value: 'Changed' },
    },
    contacts: {
      key: ['id'],
      existing: { id: toMessageId(1), ...toMessage('Existing') },
      beside: [
        { id: toMessageId(2), ...toMessage('Beside') },
        { id: toMessageId(3), ...toMessage('Besides') },
      ],
      fresh: [toMessage('First'), toMessage('Second')],
      change: { message: 'Changed' },
    },
    contact_marks: {
      key: ['contact_id'],
      existing: { contact_id: toMessageId(1), read_at: '2026-01-01T00:00:00Z' },
      fresh: [{ contact_id: toMessageId(2) }, { contact_id: toMessageId(3) }],
      change: { answered_at: '2026-02-02T00:00:00Z' },
    },
    contact_sendings: {
      key: ['id'],
      existing: { id: 1, sent_at: '2026-01-01T00:00:00Z', writer: 'existing' },
      fresh: [{ writer: 'first' }, { writer: 'second' }],
      change: { writer: 'changed' },
    },
    // The existing one has failed before: it can be taken again, and another may be asked for.
    rebuild_requests: {
      key: ['id'],
      existing: { id: 900, ...toRequest('existing'), fault: 'The host did not answer' },
      fresh: [toRequest('first'), toRequest('second')],
      change: { fault: 'changed' },
    },
    staff: {
      key: ['user_id'],
      existing: { user_id: member, added_at: '2026-01-01T00:00:00Z' },
      fresh: [{ user_id: first }, { user_id: second }],
      change: { added_at: '2026-02-02T00:00:00Z' },
    },
    profiles: {
      key: ['id'],
      existing: {
        id: owner,
        role: 'pet_owner',
        first_name: 'Asha',
        phone: '9810000001',
        created_at: '2026-01-01T00:00:00Z',
        ...address,
      },
      fresh: [
        { id: first, role: 'clinic', first_name: 'First' },
        { id: second, role: 'veterinarian', first_name: 'Second' },
      ],
      change: { first_name: 'Changed' },
    },
    pets: {
      key: ['id'],
      existing: { id: petId, owner_id: owner, created_at: '2026-01-01T00:00:00Z', ...toPet('Existing') },
      fresh: [
        { owner_id: owner, name: 'First', type: 'dog' },
        { owner_id: owner, name: 'Second', type: 'cat' },
      ],
      change: { name: 'Changed' },
    },
    sync_runs: {
      key: ['id'],
      existing: { id: runId, ...toRun('existing') },
      fresh: [toRun('first'), toRun('second')],
      change: { holder: 'changed' },
    },
    sync_staged_posts: {
      key: ['run_id', 'id'],
      existing: { run_id: runId, id: 1, post: stagedPost },
      fresh: [
        { run_id: runId, id: 2, post: stagedPost },
        { run_id: runId, id: 3, post: stagedPost },
      ],
      change: { post: { title: 'Changed' } },
    },
    sync_staged_categories: {
      key: ['run_id', 'id'],
      existing: { run_id: runId, id: 1, category: stagedCategory },
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
    list_messages: { words: '', only_state: 'all', most: 50 },
    mark_message: { message_id: toMessageId(2), is_read: true, is_answered: false },
    delete_old_contacts: {},
    request_rebuild: { reason: 'asked' },
    take_rebuild: {},
    read_hook_answers: {},
    end_rebuild: { request: 900, problem: null },
    call_rebuild_hook: {},
    publish_post: {
      post_id: null,
      expected: null,
      fields: {
        slug: 'published',
        title: 'Title',
        excerpt: '',
        content: '<p>Words</p>',
        featured_media: null,
      },
    },
    unpublish_post: { post_id: 1_000_500_001, expected: 1 },
    post_conflict: { post_id: 1_000_500_001 },
    visible_text: { value: 'a b' },
    tidy_line: { value: 'a b' },
    tidy_mail: { value: 'a b' },
    tidy_number: { value: '1 2' },
    tidy_phone: { value: 'Mob: 98100 00000' },
    is_slug: { value: 'a-b' },
    are_short_lines: { lines: ['Rabies'] },
    delete_own_account: {},
    metadata_line: { metadata: { role: 'staff' }, field: 'role', longest: 80 },
    profile_from_metadata: { account_id: 'c0ffee00-0000-4000-8000-000000000008', metadata: {} },
    remember_old_slug: {},
    sift_old_slugs: {},
    count_post_version: {},
    record_post_change: {},
    stamp_contact: {},
    tidy_contact: {},
    tidy_profile: {},
    limit_contacts: {},
    contact_place: { address: '192.0.2.7' },
    ask_after_publish: {},
    refuse_contact_batch: {},
    create_profile: {},
    forget_private_metadata: {},
    without_private_metadata: { metadata: {} },
    guard_profile: {},
    guard_pet: {},
  };
}
