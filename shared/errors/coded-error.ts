import { type CataloguedError, type ErrorCode, errorCatalogue } from './catalogue.ts';

/** A field of the request and what is wrong with it, in words for the person who typed it. */
export interface ErrorDetail {
  field: string;
  message: string;
}

/** Thrown by rules; translated once, by the platform's error envelope, into an HTTP answer. */
export class CodedError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetail[] | undefined;
  /** Seconds until the same request may succeed, where that is known. */
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

  /** HTTP status of the code, from the catalogue. */
  get status(): number {
    return errorCatalogue[this.code].status;
  }
}
