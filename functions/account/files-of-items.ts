import type { RowKey } from '../platform/table/get-rows.ts';

/** Files that one kind of row refers to. */
export interface FilesOfRows {
  /** Key prefix of the rows; the rest of the key is the file ID. */
  prefix: string;
  /** Deletes the files and ignores missing ones. */
  remove: (ids: readonly string[]) => Promise<void>;
}

/** Returns the IDs of the files that the rows refer to. */
export const idsIn = (rows: readonly RowKey[], prefix: string): string[] =>
  rows.filter(({ sk }) => sk.startsWith(prefix)).map(({ sk }) => sk.slice(prefix.length));
