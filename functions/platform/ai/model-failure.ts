import { CodedError } from '#shared/errors/coded-error.ts';

/**
 * What went wrong with a model, in the words of the error catalogue.
 * A schema that the answer breaks and a refusal both count as an answer we cannot use.
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
