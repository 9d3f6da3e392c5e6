import { DatabaseFailure, firstWords } from '#lib/wordpress/errors.ts';

type DatabaseError = { message: string; code?: string };

/** A refusal of the database in one line. */
export function toDatabaseError(doing: string, error: DatabaseError): DatabaseFailure {
  const code = error.code ? `, ${error.code}` : '';
  return new DatabaseFailure(`the database failed while ${doing} (${firstWords(error.message, 200)}${code})`);
}
