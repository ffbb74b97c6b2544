import { ApiError } from '../api/api-error.ts';

const codes = new Set<string>(['OFFLINE', 'UNREACHABLE', 'TIMEOUT']);

/** Returns whether there was no response: the request may or may not have succeeded, and can be retried. */
export const isNoResponse = (error: unknown): error is ApiError =>
  error instanceof ApiError && codes.has(error.code);
