import type { ErrorCode } from '#shared/errors/catalogue.ts';
import { errorEnvelope } from '#shared/errors/envelope.ts';
import { ApiError, clientErrorMessages } from './api-error.ts';

/** API Gateway and the firewall respond with `{ "message" }` and these statuses, which an HTTP API cannot change. */
const gatewayCodes: Partial<Record<number, ErrorCode>> = {
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'ROUTE_NOT_FOUND',
  413: 'PAYLOAD_TOO_LARGE',
  429: 'TOO_MANY_REQUESTS',
  503: 'SERVICE_UNAVAILABLE',
};

/** Loads the messages with the first error. Returns null if they are not cached and there is no connection. */
const loadCatalogue = () =>
  import('#shared/errors/catalogue.ts').then(
    ({ errorCatalogue }) => errorCatalogue,
    () => null,
  );
type Catalogue = Awaited<ReturnType<typeof loadCatalogue>>;

const isErrorCode = (code: string, catalogue: Catalogue): code is ErrorCode =>
  catalogue === null || Object.hasOwn(catalogue, code);

const messageOf = (code: ErrorCode, catalogue: Catalogue): string =>
  catalogue?.[code].message ?? clientErrorMessages.ANSWER_INVALID;

/** Creates the error with which the API rejects requests without a session. */
export const unauthenticatedError = async (): Promise<ApiError> =>
  new ApiError({
    code: 'UNAUTHENTICATED',
    status: 401,
    message: messageOf('UNAUTHENTICATED', await loadCatalogue()),
  });

const hasMessage = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'message' in body && body.message !== '';

/** Adds when a limit ends. The text is loaded with the first limit that a user reaches. */
const messageWithTime = async (message: string, { status, headers }: Response): Promise<string> => {
  if (status !== 429) return message;
  const loaded = await import('./retry-time.ts').catch(() => null);
  return loaded?.withRetryTime(message, headers.get('retry-after')) ?? message;
};

/** Converts any error response to an ApiError. */
export const errorFromResponse = async (answer: Response): Promise<ApiError> => {
  const body: unknown = await answer.json().catch(() => null);
  const envelope = errorEnvelope.safeParse(body);
  const catalogue = await loadCatalogue();
  if (envelope.success && isErrorCode(envelope.data.code, catalogue)) {
    const { code, details, request_id } = envelope.data;
    const message = await messageWithTime(envelope.data.message, answer);
    return new ApiError({ code, message, details, requestId: request_id, status: answer.status });
  }
  const code = gatewayCodes[answer.status] ?? 'INTERNAL';
  return new ApiError({
    code,
    message: messageOf(code, catalogue),
    isUnexplained: code === 'INTERNAL' && !hasMessage(body),
    status: answer.status,
    requestId: answer.headers.get('apigw-requestid') ?? undefined,
  });
};
