import { CodedError } from '#shared/errors/coded-error.ts';

/** The fields of an error that are logged. */
interface BareError {
  name: string;
  /** Only set for our own errors: a library's message may quote user data or model output. */
  message?: string;
  code?: string;
  /** HTTP status of a service's response. */
  status?: number;
  /** The service's own request ID. */
  service_request_id?: string;
  stack: string;
  cause?: BareError;
}

interface ServiceError extends Error {
  code?: unknown;
  status?: unknown;
  requestID?: unknown;
  $metadata?: { httpStatusCode?: unknown; requestId?: unknown };
}

/** Returns whether a value has the form of an error code. Anything else may be a sentence. */
const isCode = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w.:-]{1,80}$/.test(value);

const isOwn = (error: Error): boolean => error instanceof CodedError || error.constructor === Error;

/** Returns the stack frames without the lines that contain the message. */
const framesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

/** Returns an error without the messages of libraries: name, code, stack and cause. */
export const minimalError = (error: Error): BareError => {
  const { name, message, code, status, requestID, $metadata, cause } = error as ServiceError;
  const http = status ?? $metadata?.httpStatusCode;
  const requestId = requestID ?? $metadata?.requestId;
  return {
    name: name === 'Error' ? error.constructor.name : name,
    ...(isOwn(error) && { message }),
    ...(isCode(code) && { code }),
    ...(typeof http === 'number' && { status: http }),
    ...(isCode(requestId) && { service_request_id: requestId }),
    stack: framesOf(error),
    ...(cause instanceof Error && { cause: minimalError(cause) }),
  };
};
