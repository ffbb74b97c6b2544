/** A file that a route answers with. */
export interface FileAnswer {
  /** What it is saved as: letters, digits, `.`, `-` and `_`; null: it is shown where it was asked for. */
  name: string | null;
  /** Media type, e.g. `text/csv; charset=utf-8`. */
  type: string;
  bytes: Uint8Array;
}
