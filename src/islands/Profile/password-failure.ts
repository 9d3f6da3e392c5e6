import { type Failure, wrongCredentials } from '#backend/session.ts';

/** The person is known here, so that a refusal can only mean the password. */
export function toPasswordFailure(failure: Failure): Failure {
  return failure.kind === 'refused' && failure.message === wrongCredentials
    ? { kind: 'refused', message: 'This is not the password of your account.' }
    : failure;
}
