import type { ErrorCode } from '#shared/errors/catalogue.ts';
import { CodedError } from '#shared/errors/coded-error.ts';

/** Chat messages for model errors. */
export const coachFailureMessages: Partial<Record<ErrorCode, string>> = {
  MODEL_TIMEOUT:
    'The answer took too long, so it was stopped. Nothing was charged or written: please try again.',
  MODEL_ANSWER_INVALID: 'The answer could not be used. Nothing was charged or written: please try again.',
  MODEL_ANSWER_TOO_LONG:
    'The answer did not come to an end, so it was stopped. Nothing was charged or written: please try again.',
};

/** Rewords a model error for the chat; the error catalog's texts are about photos. */
export const coachFailure = (error: unknown): unknown => {
  const message = error instanceof CodedError ? coachFailureMessages[error.code] : undefined;
  return error instanceof CodedError && message !== undefined
    ? new CodedError(error.code, { message, cause: error.cause })
    : error;
};

/** Chat notices that explain why rules answered instead of a model. null shows no notice. */
const instead: Partial<Record<ErrorCode, { words: string; isQuota: boolean }>> = {
  CREDITS_EXHAUSTED: {
    words: 'Your AI credits are used up, so I answer from your own data without a language model.',
    isQuota: true,
  },
  FAIR_USE_REACHED: {
    words: 'That was much for one day, so I answer from your own data without a language model.',
    isQuota: true,
  },
  DAILY_LIMIT_REACHED: {
    words: 'That was much for one day, so I answer from your own data without a language model.',
    isQuota: true,
  },
  MODEL_BUSY: {
    words: 'The language model is in great demand now, so I answer from your own data without it.',
    isQuota: true,
  },
  MODEL_UNAVAILABLE: {
    words: 'The language model cannot be reached now, so I answer from your own data without it.',
    isQuota: false,
  },
};

/** @returns undefined if rules do not take over */
export const insteadOfModel = (error: unknown): { words: string; isQuota: boolean } | undefined =>
  error instanceof CodedError ? instead[error.code] : undefined;
