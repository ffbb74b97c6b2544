import { CodedError } from '#shared/errors/coded-error.ts';

/** What is told of an error in a log. */
interface BareError {
  name: string;
  /** Only where the house wrote it: a library's may repeat what a person said, or what a model saw of them. */
  message?: string;
  code?: string;
  /** HTTP status of a service's answer. */
  status?: number;
  /** A service's own id of the request. */
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

/** A code as services have them; anything else may be a sentence. */
const isCode = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w.:-]{1,80}$/.test(value);

const isOwn = (error: Error): boolean => error instanceof CodedError || error.constructor === Error;

/** Where it was thrown; the lines before tell the message. */
const framesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

/** An error without what libraries say in their own words: its kind, its code, where it came from, and its cause. */
export const bareError = (error: Error): BareError => {
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
    ...(cause instanceof Error && { cause: bareError(cause) }),
  };
};
