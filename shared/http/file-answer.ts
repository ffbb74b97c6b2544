/** A file response. */
export interface FileAnswer {
  /** File name of a download: letters, digits, `.`, `-` and `_`; null to display the file inline. */
  name: string | null;
  /** Media type, for example `text/csv; charset=utf-8`. */
  type: string;
  bytes: Uint8Array;
}
