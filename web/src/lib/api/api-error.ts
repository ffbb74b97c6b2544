import { t } from '../language/translate.ts';
import type { ErrorCode } from '#shared/errors/catalogue.ts';
import type { ErrorDetail } from '#shared/errors/coded-error.ts';

/** Messages for errors before the API responds, or in its response. */
export const clientErrorMessages = {
  OFFLINE: t('You’re offline. Nothing was lost. Try again when you’re back online.'),
  UNREACHABLE: t('We couldn’t reach the server. Check your connection and try again.'),
  TIMEOUT: t('This took too long. Try again.'),
  STORAGE_FULL: t(
    'Your device is out of storage, so we couldn’t save this. It’s still on your screen. Free up some space or reconnect, then try again.',
  ),
  UPLOAD_REFUSED: t('We couldn’t save the photo. It’s still here, so try again.'),
  ANSWER_INVALID: t('We got an unexpected response. Reload the page and try again.'),
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
  /** Whether the server failed without a message, so that the message is general. Default: false. */
  isUnexplained?: boolean;
  cause?: unknown;
}

/** Matches request fields that users never fill in: IDs, cursors and keys. */
const INTERNAL_FIELD =
  /(?:^|[._])(?:id|ids|key|keys|cursor|before|after|hash|token|endpoint)(?:$|\.)|[a-z]Id$/;

/** Drops rejected fields that mean nothing to users, and replaces the message when no field is left. */
const withoutInternalFields = (fields: ApiErrorFields): ApiErrorFields => {
  const { code, details = [], requestId } = fields;
  if (code !== 'VALIDATION_FAILED' || details.length === 0) return fields;
  const shown = details.filter(({ field }) => !INTERNAL_FIELD.test(field));
  if (shown.length > 0) return { ...fields, details: shown };
  const message = t(
    'Something went wrong. Reload the page and try again. If it keeps happening, contact us with this code: {code}',
    { code: requestId ?? code },
  );
  return { ...fields, message, details: [] };
};

/** Failed API call, with a user-facing message in the user's language. */
export class ApiError extends Error {
  readonly code: ApiErrorFields['code'];
  readonly status: number;
  /** Rejected fields of the request with reasons. */
  readonly details: ErrorDetail[];
  /** Identifies the request in the logs, for support. */
  readonly requestId: string | null;
  /** Whether the server failed without a message: `reasonOf` then shows the caller's text. */
  readonly isUnexplained: boolean;

  constructor(given: ApiErrorFields) {
    const fields = withoutInternalFields(given);
    super(t(fields.message), { cause: fields.cause });
    this.name = 'ApiError';
    this.code = fields.code;
    this.status = fields.status;
    this.details = (fields.details ?? []).map(({ field, message }) => ({ field, message: t(message) }));
    this.requestId = fields.requestId ?? null;
    this.isUnexplained = fields.isUnexplained === true;
  }
}

/** Creates an error that originates in the client. */
export const clientError = (code: ClientErrorCode, cause: unknown, status = 0): ApiError =>
  new ApiError({ code, message: clientErrorMessages[code], status, cause });
