import { ApiError } from '../api/api-error.ts';

const codes = new Set<string>(['OFFLINE', 'UNREACHABLE', 'TIMEOUT']);

/** Whether no answer came: what was asked for may be done or not, and can be asked for again later. */
export const isNoResponse = (error: unknown): error is ApiError =>
  error instanceof ApiError && codes.has(error.code);
