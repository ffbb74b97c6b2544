import type { FoodEntry } from '#shared/food-entries/schema.ts';
import type { ImportUndone } from '#shared/imports/schema.ts';
import type { Idempotency } from '../platform/idempotency/idempotency.ts';
import { batchIdempotency } from '../platform/idempotency/batches.ts';
import type { Measurements } from './measurements-repository.ts';
import { packLines } from './pack-lines.ts';
import type { ImportedLine, ImportRepository } from './repository.ts';
import { retryOnConflict } from '../platform/table/retry-on-conflict.ts';

interface Dependencies {
  repository: Pick<ImportRepository, 'storedAnswer' | 'find' | 'linesOf' | 'entriesOf' | 'undo'>;
  measurements: Pick<Measurements, 'removeWeight' | 'waterToRemove'>;
}

/** Transactions per request, well below its deadline. */
const PARTS_OF_REQUEST = 6;
/** Lines that are read at once: one batch of entries. */
const LINES_OF_READ = 92;
/** Another tab that undoes the same import wins several times in a row. */
const MAX_ATTEMPTS = 8;

const hasPhoto = (entry: FoodEntry | undefined): boolean => entry !== undefined && entry.image_url !== null;

/**
 * Deletes the next entries of an import, including edited ones, and forgets their lines, so that the file can be
 * imported again. The client repeats the request until nothing is left. The lines are in the order of the file, mostly
 * by day, so that a part changes the sums of few days. Weights and
 * water are removed unless they were changed since.
 */
export const createUndoImport =
  ({ repository, measurements }: Dependencies) =>
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
      const found = await repository.entriesOf(
        userId,
        lines.filter(({ date }) => date === undefined),
      );
      const entries = new Map(found.map((entry) => [entry.id, entry]));
      let { logged } = run;
      const entryOf = ({ entry_id }: ImportedLine) => entries.get(entry_id);
      const dayOf = (line: ImportedLine) => entryOf(line)?.local_date ?? line.date ?? null;
      const writesOf = (line: ImportedLine) =>
        1 + Number(entries.has(line.entry_id)) + Number(hasPhoto(entryOf(line)));
      for (const part of packLines(lines, dayOf, writesOf)) {
        if (!isUnfinished()) return;
        const gone = {
          lines: part,
          entries: part.flatMap((line) => entryOf(line) ?? []),
          water: await measurements.waterToRemove(userId, part),
        };
        for (const line of part) await measurements.removeWeight(userId, line);
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
