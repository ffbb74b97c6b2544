import type { ImportUndone } from '#shared/imports/schema.ts';
import type { Idempotency } from '../platform/idempotency/idempotency.ts';
import { BATCH_LINES, batchIdempotency } from '../platform/idempotency/batches.ts';
import type { ImportRepository } from './repository.ts';
import { retryOnConflict } from '../platform/table/retry-on-conflict.ts';

interface Dependencies {
  repository: Pick<ImportRepository, 'storedAnswer' | 'find' | 'linesOf' | 'entriesOf' | 'undo'>;
}

/** Transactions per request, well below its deadline. */
const PARTS_OF_REQUEST = 4;

/**
 * Deletes the next entries of an import, including edited ones, and forgets their lines, so that the file can be
 * imported again. The client repeats the request until nothing is left.
 */
export const createUndoImport =
  ({ repository }: Dependencies) =>
  async (userId: string, importId: string, idempotency: Idempotency): Promise<ImportUndone> => {
    const takePart = async (part: Idempotency): Promise<ImportUndone> => {
      const [run, lines] = await Promise.all([
        repository.find(userId, importId),
        repository.linesOf(userId, importId, BATCH_LINES),
      ]);
      if (!run || lines.length === 0) return { removed: 0, left: 0 };
      const entries = await repository.entriesOf(userId, lines);
      const answer = { removed: entries.length, left: run.logged - lines.length };
      return repository.undo(userId, run, { lines, entries }, part, answer);
    };

    const taken: ImportUndone = { removed: 0, left: 1 };
    for (let at = 0; at < PARTS_OF_REQUEST && taken.left > 0; at += 1) {
      const part = batchIdempotency(idempotency, at);
      const done = await repository.storedAnswer<ImportUndone>(userId, part);
      const { removed, left } = done ?? (await retryOnConflict(() => takePart(part)));
      taken.removed += removed;
      taken.left = left;
    }
    return taken;
  };
