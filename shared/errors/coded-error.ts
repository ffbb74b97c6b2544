import { type ErrorCode, errorCatalogue } from './catalogue.ts';
import type { CataloguedError } from './catalogued-error.ts';

/** An invalid field of a request, with a message for the user. */
export interface ErrorDetail {
  field: string;
  message: string;
}

/** Thrown by business rules. The platform's error envelope converts it to an HTTP response. */
export class CodedError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetail[] | undefined;
  /** Seconds until the same request may succeed, if known. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    options: { details?: ErrorDetail[]; cause?: unknown; message?: string; retryAfter?: number } = {},
  ) {
    const catalogued: CataloguedError = errorCatalogue[code];
    super(options.message ?? catalogued.message, { cause: options.cause });
    this.name = 'CodedError';
    this.code = code;
    this.details = options.details;
    this.retryAfter = options.retryAfter ?? catalogued.retryAfter;
  }

  /** Returns the HTTP status of the code from the catalog. */
  get status(): number {
    return errorCatalogue[this.code].status;
  }
}
