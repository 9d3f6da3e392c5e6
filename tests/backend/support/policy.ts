/**
 * Who may do what, in full. The database is tried against every cell; a table or a function of the database that is
 * missing here fails the test.
 */
export const actors = ['anon', 'owner', 'veterinarian', 'clinic', 'staff', 'service'] as const;
export type Actor = (typeof actors)[number];

export const verbs = ['select', 'insert', 'bulk insert', 'update', 'upsert', 'delete'] as const;
export type Verb = (typeof verbs)[number];

type Allowed = readonly Actor[];
type TablePolicy = Record<Verb, Allowed>;

const everyone: Allowed = actors;
const signedIn: Allowed = ['owner', 'veterinarian', 'clinic', 'staff', 'service'];
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

/** `upsert` is an upsert onto a row that is there: an update in disguise. */
export const tablePolicy: Record<string, TablePolicy> = {
  posts: blog,
  categories: blog,
  // Anyone leaves one message at a time; a message is never changed.
  contacts: {
    select: staff,
    insert: everyone,
    'bulk insert': secretKey,
    update: secretKey,
    upsert: secretKey,
    delete: staff,
  },
  // Only the secret key names people. Besides, a member sees the own row: that is tried apart.
  staff: {
    select: secretKey,
    insert: secretKey,
    'bulk insert': secretKey,
    update: secretKey,
    upsert: secretKey,
    delete: secretKey,
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
  // Says what is visible of a text it is given; it reads nothing.
  visible_text: everyone,
  // Triggers: they cannot be called.
  remember_old_slug: nobody,
  stamp_contact: nobody,
  refuse_contact_batch: nobody,
};
