import type { ErrorCode } from '#shared/errors/catalogue.ts';
import { CodedError } from '#shared/errors/coded-error.ts';

/** Chat messages for model errors. */
export const coachFailureMessages: Partial<Record<ErrorCode, string>> = {
  MODEL_TIMEOUT: 'The AI’s answer took too long, so we stopped it. Nothing was charged or saved. Try again.',
  MODEL_ANSWER_INVALID: 'We couldn’t use the AI’s answer. Nothing was charged or saved. Try again.',
  MODEL_ANSWER_TOO_LONG:
    'The AI’s answer got too long, so we stopped it. Nothing was charged or saved. Try again.',
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
    words: 'You’re out of AI credits, so I’m answering from your data without a language model.',
    isQuota: true,
  },
  FAIR_USE_REACHED: {
    words: 'You’ve reached today’s limit, so I’m answering from your data without a language model.',
    isQuota: true,
  },
  DAILY_LIMIT_REACHED: {
    words: 'You’ve reached today’s limit, so I’m answering from your data without a language model.',
    isQuota: true,
  },
  MODEL_BUSY: {
    words: 'The language model is busy right now, so I’m answering from your data without it.',
    isQuota: true,
  },
  MODEL_UNAVAILABLE: {
    words: 'The language model is unavailable right now, so I’m answering from your data without it.',
    isQuota: false,
  },
};

/** @returns undefined if rules do not take over */
export const insteadOfModel = (error: unknown): { words: string; isQuota: boolean } | undefined =>
  error instanceof CodedError ? instead[error.code] : undefined;
