import { CodedError } from '#shared/errors/coded-error.ts';

/**
 * Converts a model's error to one of the error catalog.
 * A refusal and an answer that violates the schema both count as an invalid answer.
 */
export const modelFailure = async (error: unknown, deadline: AbortSignal): Promise<CodedError> => {
  if (error instanceof CodedError) return error;
  const { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError, RateLimitError } =
    await import('openai');
  const { LengthFinishReasonError } = await import('openai/error');
  if (deadline.aborted || error instanceof APIUserAbortError || error instanceof APIConnectionTimeoutError) {
    return new CodedError('MODEL_TIMEOUT', { cause: error });
  }
  if (error instanceof RateLimitError) return new CodedError('MODEL_BUSY', { cause: error });
  if (error instanceof APIConnectionError || error instanceof APIError) {
    return new CodedError('MODEL_UNAVAILABLE', { cause: error });
  }
  if (error instanceof LengthFinishReasonError) {
    return new CodedError('MODEL_ANSWER_TOO_LONG', { cause: error });
  }
  return new CodedError('MODEL_ANSWER_INVALID', { cause: error });
};
