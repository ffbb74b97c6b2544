import type { PersonRow } from './person-rows-repository.ts';

/** Files that rows of one kind lead to. */
export interface FilesOfRows {
  /** How the keys of the rows begin; the rest is the file's id. */
  prefix: string;
  /** What is not there is no error. */
  remove: (ids: readonly string[]) => Promise<void>;
}

/** Ids of the files that some rows lead to. */
export const idsIn = (rows: readonly PersonRow[], prefix: string): string[] =>
  rows.filter(({ sk }) => sk.startsWith(prefix)).map(({ sk }) => sk.slice(prefix.length));
