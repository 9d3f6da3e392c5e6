import { firstWords, SyncStop } from '#lib/wordpress/stop.ts';

type DatabaseError = { message: string; code?: string };

/** A refusal of the database in one line. */
export function toDatabaseStop(doing: string, error: DatabaseError): SyncStop {
  const code = error.code ? `, ${error.code}` : '';
  return new SyncStop(`the database failed while ${doing} (${firstWords(error.message, 200)}${code})`);
}
