/** A file response. */
export interface FileAnswer {
  /** File name of a download: letters, digits, `.`, `-` and `_`; null to display the file inline. */
  name: string | null;
  /** Media type, for example `text/csv; charset=utf-8`. */
  type: string;
  bytes: Uint8Array;
  /** Entity tag of a file that the client may keep and revalidate. Files without one are never cached. */
  etag?: string;
  /** Whether the client has this version, so that the response is 304 without a body. */
  isUnmodified?: boolean;
}
