import { type ErrorCode, errorCatalogue } from '#shared/errors/catalogue.ts';
import { errorEnvelope } from '#shared/errors/envelope.ts';
import { ApiError } from './api-error.ts';

/** API Gateway and the firewall respond with `{ "message" }` and these statuses, which an HTTP API cannot change. */
const gatewayCodes: Partial<Record<number, ErrorCode>> = {
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'ROUTE_NOT_FOUND',
  413: 'PAYLOAD_TOO_LARGE',
  429: 'TOO_MANY_REQUESTS',
  503: 'SERVICE_UNAVAILABLE',
};

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorCatalogue, code);

const hasMessage = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'message' in body && body.message !== '';

/** Converts any error response to an ApiError. */
export const errorFromResponse = async (answer: Response): Promise<ApiError> => {
  const body: unknown = await answer.json().catch(() => null);
  const envelope = errorEnvelope.safeParse(body);
  if (envelope.success && isErrorCode(envelope.data.code)) {
    const { code, message, details, request_id } = envelope.data;
    return new ApiError({ code, message, details, requestId: request_id, status: answer.status });
  }
  const code = gatewayCodes[answer.status] ?? 'INTERNAL';
  return new ApiError({
    code,
    message: errorCatalogue[code].message,
    isUnexplained: code === 'INTERNAL' && !hasMessage(body),
    status: answer.status,
    requestId: answer.headers.get('apigw-requestid') ?? undefined,
  });
};
