/** An error response of a service. Codes are the service's; errors of the gateway use S3's names. */
export class AwsError extends Error {
  readonly code: string;
  readonly status: number;
  /** Additional elements of S3's error documents, e.g. `{ MaxSizeAllowed: '8388608' }`. */
  readonly details: Readonly<Record<string, string>>;

  constructor(code: string, message: string, status: number, details: Record<string, string> = {}) {
    super(message);
    this.name = code;
    this.code = code;
    this.status = status;
    this.details = details;
  }
}

/**
 * Creates the error for an AWS feature that is not supported locally.
 * @param what the operation, header or field, e.g. `S3 GetObjectTagging`
 */
export const notImplemented = (what: string): AwsError =>
  new AwsError('NotImplemented', `The local cloud does not implement ${what}.`, 501);
