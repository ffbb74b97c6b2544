import type { Logger } from '@aws-lambda-powertools/logger';
import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { CodedError, type ErrorDetail } from '#shared/errors/coded-error.ts';
import type { ErrorEnvelope } from '#shared/errors/envelope.ts';
import { isTransientFailure } from '../transient-failure.ts';
import { jsonAnswer } from './json-response.ts';
import type { ApiEvent } from './api-event.ts';
import { requestIdOf } from './request-id.ts';
import { UNKNOWN_FIELD } from './validation.ts';

/**
 * Returns whether a status is a server fault. 501 means a disabled feature, such as an environment without a vision
 * model.
 */
export const isFault = (status: number): boolean => status >= 500 && status !== 501;

const codedErrorOf = (error: unknown): CodedError => {
  if (error instanceof CodedError) return error;
  return new CodedError(isTransientFailure(error) ? 'SERVICE_UNAVAILABLE' : 'INTERNAL', { cause: error });
};

/**
 * Returns the invalid fields for the log, without their values. Only the first part of each path is kept, since deeper
 * names may come from the sender.
 */
const ownFieldsOf = (details: readonly ErrorDetail[] | undefined): string[] | undefined =>
  details && [
    ...new Set(
      details
        .filter(({ message }) => message !== UNKNOWN_FIELD)
        .map(({ field }) => field.replace(/\..*$/s, '')),
    ),
  ];

/** Converts any thrown error to the API's error format. Only our own faults are logged as errors. */
export const errorEnvelope = (
  logger: Logger,
): MiddlewareObj<ApiEvent, APIGatewayProxyStructuredResultV2> => ({
  onError: (request) => {
    const error = codedErrorOf(request.error);
    if (isFault(error.status)) logger.error(error.code, { error: request.error ?? error });
    else logger.info(error.code, { fields: ownFieldsOf(error.details) });
    const envelope: ErrorEnvelope = {
      code: error.code,
      message: error.message,
      request_id: requestIdOf(request.event),
      ...(error.details && { details: error.details }),
    };
    const headers = { ...(error.retryAfter !== undefined && { 'retry-after': String(error.retryAfter) }) };
    request.response = jsonAnswer(error.status, envelope, headers);
  },
});
