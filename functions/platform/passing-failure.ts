import { isPassingCancellation } from './table/cancellation.ts';

/** SDK errors that mean 'not now', after the SDK's own retries or at the request's deadline. */
const names = new Set([
  'AbortError',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'SlowDown',
  'ThrottlingException',
  'TimeoutError',
  'TooManyRequestsException',
  'TransactionConflictException',
  'TransactionInProgressException',
]);

/** Node's and its fetch's names for a service that is out of reach, or that hangs up in the middle. */
const networkCodes = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'UND_ERR_BODY_TIMEOUT',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_SOCKET',
]);

const statuses = new Set([429, 500, 502, 503, 504]);

interface SdkError extends Error {
  code?: unknown;
  $metadata?: { httpStatusCode?: number };
}

/** Whether the same call may well succeed in a moment. Libraries wrap the SDK's errors; the cause tells. */
export const isPassingFailure = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { name, code, $metadata, cause } = error as SdkError;
  return (
    names.has(name) ||
    networkCodes.has(String(code)) ||
    statuses.has($metadata?.httpStatusCode ?? 0) ||
    isPassingCancellation(error) ||
    isPassingFailure(cause)
  );
};
