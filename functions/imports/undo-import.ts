import type { ImportUndone } from '#shared/imports/schema.ts';
import type { Idempotency } from '../platform/idempotency/idempotency.ts';
import { batchIdempotency } from '../platform/idempotency/batches.ts';
import { packLines } from './pack-lines.ts';
import type { ImportRepository } from './repository.ts';
import { retryOnConflict } from '../platform/table/retry-on-conflict.ts';

interface Dependencies {
  repository: Pick<ImportRepository, 'storedAnswer' | 'find' | 'linesOf' | 'entriesOf' | 'undo'>;
}

/** Transactions per request, well below its deadline. */
const PARTS_OF_REQUEST = 6;
/** Lines that are read at once: one batch of entries. */
const LINES_OF_READ = 92;
/** Another tab that undoes the same import wins several times in a row. */
const MAX_ATTEMPTS = 8;

/**
 * Deletes the next entries of an import, including edited ones, and forgets their lines, so that the file can be
 * imported again. The client repeats the request until nothing is left. The lines are in the order of the file, mostly
 * by day, so that a part changes the sums of few days.
 */
export const createUndoImport =
  ({ repository }: Dependencies) =>
  async (userId: string, importId: string, idempotency: Idempotency): Promise<ImportUndone> => {
    const taken = { removed: 0, left: 1, parts: 0 };
    const count = ({ removed, left }: ImportUndone): void => {
      taken.removed += removed;
      taken.left = left;
      taken.parts += 1;
    };
    const isUnfinished = (): boolean => taken.left > 0 && taken.parts < PARTS_OF_REQUEST;
    const currentPart = (): Idempotency => batchIdempotency(idempotency, taken.parts);

    /** Deletes the next lines in a few parts. */
    const takeLines = async (): Promise<void> => {
      const [run, lines] = await Promise.all([
        repository.find(userId, importId),
        repository.linesOf(userId, importId, LINES_OF_READ),
      ]);
      if (!run || lines.length === 0) return count({ removed: 0, left: 0 });
      const found = await repository.entriesOf(userId, lines);
      const entries = new Map(found.map((entry) => [entry.id, entry]));
      let { logged } = run;
      for (const part of packLines(lines, ({ entry_id }) => entries.get(entry_id)?.local_date ?? null)) {
        if (!isUnfinished()) return;
        const gone = { lines: part, entries: part.flatMap(({ entry_id }) => entries.get(entry_id) ?? []) };
        const answer = { removed: gone.entries.length, left: logged - part.length };
        count(await repository.undo(userId, { ...run, logged }, gone, currentPart(), answer));
        logged -= part.length;
      }
    };

    while (isUnfinished()) {
      const done = await repository.storedAnswer<ImportUndone>(userId, currentPart());
      if (!done) break;
      count(done);
    }
    while (isUnfinished()) await retryOnConflict(takeLines, undefined, MAX_ATTEMPTS);
    return { removed: taken.removed, left: taken.left };
  };
