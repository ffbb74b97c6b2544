import { t } from '../language/translate.ts';
import type { ErrorCode } from '#shared/errors/catalogue.ts';
import type { ErrorDetail } from '#shared/errors/coded-error.ts';

/** Messages for errors before the API responds, or in its response. */
export const clientErrorMessages = {
  OFFLINE: t('You are offline. Nothing was lost: please try again when you are connected.'),
  UNREACHABLE: t('We could not reach the server. Please check your connection and try again.'),
  TIMEOUT: t('This took too long. Please try again.'),
  STORAGE_FULL: t(
    'This device has no room left, so this could not be saved here. It is still on the screen: free some space, or connect, and press again.',
  ),
  UPLOAD_REFUSED: t('The photo could not be stored. It is kept here: please try again.'),
  ANSWER_INVALID: t('We did not understand the answer. Please reload the page and try again.'),
} as const;

export type ClientErrorCode = keyof typeof clientErrorMessages;

interface ApiErrorFields {
  code: ErrorCode | ClientErrorCode;
  /** In English, as in the server's error catalog. */
  message: string;
  /** HTTP status; 0 if there was no response. */
  status: number;
  details?: ErrorDetail[] | undefined;
  requestId?: string | undefined;
  cause?: unknown;
}

/** Failed API call, with a user-facing message in the user's language. */
export class ApiError extends Error {
  readonly code: ApiErrorFields['code'];
  readonly status: number;
  /** Rejected fields of the request with reasons. */
  readonly details: ErrorDetail[];
  /** Identifies the request in the logs, for support. */
  readonly requestId: string | null;

  constructor(fields: ApiErrorFields) {
    super(t(fields.message), { cause: fields.cause });
    this.name = 'ApiError';
    this.code = fields.code;
    this.status = fields.status;
    this.details = (fields.details ?? []).map(({ field, message }) => ({ field, message: t(message) }));
    this.requestId = fields.requestId ?? null;
  }
}

/** Creates an error that originates in the client. */
export const clientError = (code: ClientErrorCode, cause: unknown, status = 0): ApiError =>
  new ApiError({ code, message: clientErrorMessages[code], status, cause });
