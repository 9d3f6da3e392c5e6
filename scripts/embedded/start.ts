/**
 * The embedded backend: a real Postgres inside this process, with the sign-up and table interfaces of a hosted
 * Supabase project in front of it. Same migrations, same row policies, no service to install.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { App } from '@supabase/lite';
import { createPgliteConnection, type PGlite, type PgliteConnection } from '@supabase/lite/pglite';
import { type Accounts, createAccounts, listAccounts } from './accounts.ts';
import { listen } from './http.ts';
import { type Installation, loadInstallation } from './installation.ts';
import { takeLock } from './lock.ts';
import { createMailFolder } from './mail.ts';
import { readMailTemplates } from './mail-templates.ts';
import { migrate, seed } from './migrate.ts';
import { createQueue } from './queue.ts';

export type EmbeddedOptions = {
  /** Where the data lies; null keeps everything in memory. */
  folder: string | null;
  /** 0 takes any free one. */
  port: number;
  /** Origin of the site: where links in mails lead in the end. */
  siteUrl: string;
  /** Whether a new database gets the articles of `supabase/seeds`. */
  seed: boolean;
  /** A dumped database to begin with, in place of an empty one that has yet to be made. */
  database?: Blob;
};

export type EmbeddedBackend = {
  /** Origin, without a final slash. */
  url: string;
  publishableKey: string;
  secretKey: string;
  /** Mails lie here, one JSON file each, the newest last by name. */
  mailDir: string;
  accounts: Accounts;
  /** Runs one statement as the owner of the database. */
  sql<Row = Record<string, unknown>>(query: string, params?: unknown[]): Promise<Row[]>;
  /** Ends the requests at work, writes everything down and frees the folder. A second call does nothing. */
  close(): Promise<void>;
};

/** The roles that a hosted project has from the beginning. */
const roles = `
  do $$ begin
    if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin; end if;
    if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin; end if;
    if not exists (select from pg_roles where rolname = 'service_role') then
      create role service_role nologin bypassrls;
    end if;
  end $$;
`;

function createApp(
  connection: PgliteConnection,
  installation: Installation,
  rest: { siteUrl: string; confirmations: boolean; email: ReturnType<typeof createMailFolder> },
): App {
  return new App({
    connection,
    auth: {
      enabled: true,
      jwt_secret: installation.jwtSecret,
      publishable_key: installation.publishableKey,
      secret_key: installation.secretKey,
      site_url: rest.siteUrl,
      additional_redirect_urls: [`${rest.siteUrl}/**`],
      minimum_password_length: 8,
      email: {
        enable_signup: true,
        enable_confirmations: rest.confirmations,
        double_confirm_changes: true,
        template: readMailTemplates(),
      },
    },
    api: { schemas: ['public'], max_rows: 1000 },
    studio: { enabled: false },
    options: {
      // Without this a request that brings no key would pass every row policy.
      server: { admin: false, disableStudio: true, disableFallback: true },
      drivers: { email: rest.email },
    },
  });
}

/** Undoes what was begun, last first, each step once, and all of them even if one fails. */
function createUndo() {
  const steps: (() => unknown)[] = [];
  let undoing: Promise<void> | undefined;
  const run = async () => {
    const failures: unknown[] = [];
    for (const step of steps.toReversed()) {
      try {
        await step();
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
  };
  return {
    add: (step: () => unknown) => steps.push(step),
    run: () => {
      undoing ??= run();
      return undoing;
    },
  };
}

async function openDatabase(folder: string | null, database?: Blob): Promise<PgliteConnection> {
  const connection = await createPgliteConnection({
    ...(folder !== null && { url: join(folder, 'database') }),
    ...(database && { pgliteOptions: { loadDataDir: database } }),
  });
  await connection.driver.waitReady;
  return connection;
}

async function prepareDatabase(
  database: PGlite,
  options: EmbeddedOptions,
  app: App,
  accounts: Accounts,
): Promise<void> {
  await database.exec(roles);
  await app.ensureSystemSchema();
  await migrate(database);
  if (options.seed) await seed(database);
  await createAccounts(database, app, accounts);
}

export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedBackend> {
  process.env.DO_NOT_TRACK = '1';
  const undo = createUndo();
  try {
    const folder = options.folder === null ? null : resolve(options.folder);
    const workFolder = folder ?? mkdtempSync(join(tmpdir(), 'backend-'));
    if (folder === null) undo.add(() => rmSync(workFolder, { recursive: true, force: true }));
    else {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      undo.add(takeLock(folder));
    }
    const mailDir = join(workFolder, 'mails');
    const installation = loadInstallation(folder);
    const listener = await listen(options.port);
    undo.add(listener.close);

    const queue = createQueue();
    const connection = await openDatabase(folder, options.database);
    undo.add(() => queue(() => connection.close()));
    const parts = {
      siteUrl: options.siteUrl,
      email: createMailFolder(mailDir),
    };
    const accounts = listAccounts(installation);
    const preparing = createApp(connection, installation, { ...parts, confirmations: false });
    await prepareDatabase(connection.driver, options, preparing, accounts);

    const app = createApp(connection, installation, { ...parts, confirmations: true });
    listener.serve(app, queue);
    return {
      url: listener.url,
      publishableKey: installation.publishableKey,
      secretKey: installation.secretKey,
      mailDir,
      accounts,
      sql: <Row>(query: string, params?: unknown[]) =>
        queue(async () => (await connection.driver.query<Row>(query, params)).rows),
      close: undo.run,
    };
  } catch (error) {
    await undo.run().catch(() => undefined);
    throw error;
  }
}
