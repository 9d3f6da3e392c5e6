/**
 * Who may do what, in full. The database is tried against every cell; a table or a function of the database that is
 * missing here fails the test. `owner` and `neighbour` are two pet owners; the existing profile and pet are those of `owner`.
 */
export const actors = ['anon', 'owner', 'neighbour', 'veterinarian', 'clinic', 'staff', 'service'] as const;
export type Actor = (typeof actors)[number];

export const verbs = ['select', 'insert', 'bulk insert', 'update', 'upsert', 'delete'] as const;
export type Verb = (typeof verbs)[number];

type Allowed = readonly Actor[];
type TablePolicy = Record<Verb, Allowed>;

const everyone: Allowed = actors;
const signedIn: Allowed = ['owner', 'neighbour', 'veterinarian', 'clinic', 'staff', 'service'];
const ownerAlone: Allowed = ['owner', 'service'];
const staff: Allowed = ['staff', 'service'];
const secretKey: Allowed = ['service'];
const nobody: Allowed = [];

/** Public to read, staff write it. */
const blog: TablePolicy = {
  select: everyone,
  insert: staff,
  'bulk insert': staff,
  update: staff,
  upsert: staff,
  delete: staff,
};

/** Rows that a run puts down and takes away, never changes. */
const staged: TablePolicy = {
  select: staff,
  insert: staff,
  'bulk insert': staff,
  update: secretKey,
  upsert: secretKey,
  delete: staff,
};

/** Seen and written by staff alone. */
const staffTable: TablePolicy = { ...blog, select: staff };

/** Rows whose number the database alone gives, so that no upsert can aim at one; only the secret key changes them. */
const numbered = (rest: Pick<TablePolicy, 'select' | 'insert' | 'delete'>): TablePolicy => ({
  ...rest,
  'bulk insert': rest.insert,
  update: secretKey,
  upsert: nobody,
});

/** `upsert` is an upsert onto a row that is there: an update in disguise. */
export const tablePolicy: Record<string, TablePolicy> = {
  posts: blog,
  categories: blog,
  // Written by a trigger alone, whenever a post written here changes.
  post_history: numbered({ select: staff, insert: secretKey, delete: secretKey }),
  staff_settings: staffTable,
  // Anyone leaves one message at a time; a message is never changed.
  contacts: {
    select: staff,
    insert: everyone,
    'bulk insert': secretKey,
    update: secretKey,
    upsert: secretKey,
    delete: staff,
  },
  contact_marks: staffTable,
  // Counts who has written within the hour; filled by a trigger alone.
  contact_sendings: numbered({ select: secretKey, insert: secretKey, delete: secretKey }),
  // Asked for through a function, never by hand.
  rebuild_requests: numbered({ select: staff, insert: secretKey, delete: secretKey }),
  // Only the secret key names people. Besides, a member sees the own row: that is tried apart.
  staff: {
    select: secretKey,
    insert: secretKey,
    'bulk insert': secretKey,
    update: secretKey,
    upsert: secretKey,
    delete: secretKey,
  },
  // A row comes with its account and goes with it; its owner changes it and nobody else sees it, staff no more than others.
  profiles: {
    select: ownerAlone,
    insert: secretKey,
    'bulk insert': secretKey,
    update: ownerAlone,
    upsert: secretKey,
    delete: secretKey,
  },
  // Tried with pets of `owner`: nobody adds to, sees or changes the pets of another. An upsert would have to name an id, which the database alone gives.
  pets: {
    select: ownerAlone,
    insert: ownerAlone,
    'bulk insert': ownerAlone,
    update: ownerAlone,
    upsert: secretKey,
    delete: ownerAlone,
  },
  // The number of a run is given by the database alone, so that no upsert can aim at one.
  sync_runs: {
    select: staff,
    insert: staff,
    'bulk insert': staff,
    update: staff,
    upsert: nobody,
    delete: secretKey,
  },
  sync_staged_posts: staged,
  sync_staged_categories: staged,
};

/** Whose call has an effect or an answer. Others are refused, or nothing happens. */
export const functionPolicy: Record<string, Allowed> = {
  is_staff: signedIn,
  set_staff: secretKey,
  list_staff: secretKey,
  sync_begin: staff,
  sync_beat: staff,
  sync_end: staff,
  sync_apply: staff,
  list_messages: staff,
  mark_message: staff,
  delete_old_contacts: secretKey,
  request_rebuild: staff,
  take_rebuild: secretKey,
  read_hook_answers: secretKey,
  end_rebuild: secretKey,
  // Called by `request_rebuild`, and by the database's own clock where it has one.
  call_rebuild_hook: nobody,
  // The secret key is nobody who could have seen a version.
  publish_post: ['staff'],
  unpublish_post: ['staff'],
  // Says which version is there, of posts that anyone may read.
  post_conflict: signedIn,
  // Says what is visible of a text it is given; it reads nothing.
  visible_text: everyone,
  // The same of what a field holds besides its words.
  tidy_line: everyone,
  tidy_mail: everyone,
  tidy_number: everyone,
  tidy_phone: everyone,
  // A rule of the slugs of posts and categories; it reads nothing.
  is_slug: everyone,
  // A rule of the lists of a pet; it reads nothing.
  are_short_lines: everyone,
  // Ends the caller's own account when the session is minutes old: that is tried apart. With an older one, nothing.
  delete_own_account: nobody,
  // Parts of the trigger that makes profiles.
  metadata_line: nobody,
  profile_from_metadata: nobody,
  // Triggers: they cannot be called.
  remember_old_slug: nobody,
  sift_old_slugs: nobody,
  count_post_version: nobody,
  record_post_change: nobody,
  stamp_contact: nobody,
  tidy_contact: nobody,
  tidy_profile: nobody,
  limit_contacts: nobody,
  // A part of `limit_contacts`.
  contact_place: nobody,
  drop_repeated_contact: nobody,
  ask_after_publish: nobody,
  refuse_contact_batch: nobody,
  create_profile: nobody,
  forget_private_metadata: nobody,
  without_private_metadata: nobody,
  guard_profile: nobody,
  guard_pet: nobody,
};

/** Functions that change nothing; all others must be seen to change something when they are allowed. */
export const readingFunctions: readonly string[] = [
  'is_staff',
  'list_staff',
  'list_messages',
  'visible_text',
  'tidy_line',
  'tidy_mail',
  'tidy_number',
  'tidy_phone',
  'is_slug',
  'are_short_lines',
  'post_conflict',
  'read_hook_answers',
];
