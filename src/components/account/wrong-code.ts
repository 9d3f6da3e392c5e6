import type { Failure } from '#backend/session.ts';

/** Of the code of a mail: the same for a wrong address as for a wrong code. */
export const wrongCode: Failure = {
  kind: 'refused',
  message: 'This code does not fit the address, was used already, or is older than an hour.',
};
