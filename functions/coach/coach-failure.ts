import type { ErrorCode } from '#shared/errors/catalogue.ts';
import { CodedError } from '#shared/errors/coded-error.ts';

/** What a failure of the model is called in a chat. */
export const coachFailureMessages: Partial<Record<ErrorCode, string>> = {
  MODEL_TIMEOUT:
    'The answer took too long, so it was stopped. Nothing was charged or written: please try again.',
  MODEL_ANSWER_INVALID: 'The answer could not be used. Nothing was charged or written: please try again.',
  MODEL_ANSWER_TOO_LONG:
    'The answer did not come to an end, so it was stopped. Nothing was charged or written: please try again.',
};

/** A failure of the model in words for a chat: the catalogue speaks of photos. */
export const coachFailure = (error: unknown): unknown => {
  const message = error instanceof CodedError ? coachFailureMessages[error.code] : undefined;
  return error instanceof CodedError && message !== undefined
    ? new CodedError(error.code, { message, cause: error.cause })
    : error;
};

/** Why rules answer in a model's place, in words for the chat; null: it is not told. */
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

/** @returns undefined where rules do not step in */
export const insteadOfModel = (error: unknown): { words: string; isQuota: boolean } | undefined =>
  error instanceof CodedError ? instead[error.code] : undefined;
