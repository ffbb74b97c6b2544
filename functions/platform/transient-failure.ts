import { isTransientCancellation } from './table/cancellation.ts';

/** SDK errors that are temporary, after the SDK's own retries or at the request's deadline. */
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

/** Codes of Node and fetch for an unreachable service or a dropped connection. */
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

/** Returns whether a retry may succeed shortly. Checks the cause as well, since libraries wrap SDK errors. */
export const isTransientFailure = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { name, code, $metadata, cause } = error as SdkError;
  return (
    names.has(name) ||
    networkCodes.has(String(code)) ||
    statuses.has($metadata?.httpStatusCode ?? 0) ||
    isTransientCancellation(error) ||
    isTransientFailure(cause)
  );
};
