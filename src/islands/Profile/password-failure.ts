import { type Failure, isWrongCredentials } from '#backend/session.ts';

/** The person is known here, so that a refusal can only mean the password. */
export function toPasswordFailure(failure: Failure): Failure {
  return isWrongCredentials(failure)
    ? { kind: 'refused', message: 'This is not the password of your account.' }
    : failure;
}
