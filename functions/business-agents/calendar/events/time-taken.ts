import { CodedError } from '#shared/errors/coded-error.ts';

const MESSAGE = 'You already have an event at this time.';

/** Returns the error for a time that another event takes. */
export const timeTaken = (cause: unknown): CodedError =>
  new CodedError('VALIDATION_FAILED', { details: [{ field: 'start', message: MESSAGE }], cause });
