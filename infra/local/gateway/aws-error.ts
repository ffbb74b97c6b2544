/** Why a call is refused. Codes are those of the service; the gateway's own are S3's names. */
export class AwsError extends Error {
  readonly code: string;
  readonly status: number;
  /** Further elements of S3's error documents, e.g. `{ MaxSizeAllowed: '8388608' }`. */
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
 * What AWS offers and this machine does not: said by name, never answered as if it had worked.
 * @param what the operation, header or field, e.g. `S3 GetObjectTagging`
 */
export const notImplemented = (what: string): AwsError =>
  new AwsError('NotImplemented', `The local cloud does not implement ${what}.`, 501);
