import { ApiError } from '#web/lib/api/api-error.ts';

/** Returns whether the server rejected a password or code as wrong. */
export const isRejected = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'PROOF_REJECTED';
