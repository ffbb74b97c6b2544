import { validateLine } from '#shared/imports/validate-line.ts';
import type { ImportLine, LineAnswer, NewImport } from '#shared/imports/schema.ts';
import { localDateOf } from '#shared/time/local-date.ts';
import type { Clock } from '../platform/clock.ts';
import type { Idempotency } from '../platform/idempotency/idempotency.ts';
import type { NewId } from '../platform/ids.ts';
import { entryFromLine } from './entry-from-line.ts';
import { batchIdempotency } from '../platform/idempotency/batches.ts';
import { lineKeyOf } from './line-key.ts';
import { packLines } from './pack-lines.ts';
import type { ImportRepository } from './repository.ts';
import { retryOnConflict } from '../platform/table/retry-on-conflict.ts';

interface Dependencies {
  repository: Pick<ImportRepository, 'storedAnswer' | 'knownOf' | 'log'>;
  clock: Clock;
  newId: NewId;
}

/** A line to log, with its key. */
interface KeyedLine {
  key: string;
  line: ImportLine;
}

/** Removes duplicate keys within a part, keeping the first. */
const firstOfEach = (lines: readonly KeyedLine[]): KeyedLine[] => {
  const firsts = new Map(lines.toReversed().map((line) => [line.key, line]));
  return lines.filter((line) => firsts.get(line.key) === line);
};

/**
 * Logs the lines of an export and returns a result for each. Works in parts of one transaction each: a retry of an
 * interrupted request continues after the completed parts. Each part costs one read and one transaction; the stored
 * answer is only read for the first part and for parts with known lines, since a completed part has known lines.
 */
export const createLogLines =
  ({ repository, clock, newId }: Dependencies) =>
  async (userId: string, body: NewImport, idempotency: Idempotency): Promise<LineAnswer[]> => {
    const now = clock();
    const today = localDateOf(now, body.time_zone);

    const logPart = async (
      lines: ImportLine[],
      part: Idempotency,
      isFirst: boolean,
    ): Promise<LineAnswer[]> => {
      const faults = new Map(lines.map((line) => [line, validateLine(line, today)]));
      const sound = lines
        .filter((line) => faults.get(line) === null)
        .map((line) => ({ line, key: lineKeyOf(body.source, line) }));
      const distinct = firstOfEach(sound);
      const lookups = distinct.map(({ key, line }) => ({ key, entryId: line.original?.id ?? null }));
      const [known, first] = await Promise.all([
        repository.knownOf(userId, lookups),
        isFirst ? repository.storedAnswer<LineAnswer[]>(userId, part) : undefined,
      ]);
      const done =
        isFirst || known.keys.size === 0 ? first : await repository.storedAnswer<LineAnswer[]>(userId, part);
      if (done) return done;
      const added = distinct.filter(({ key }) => !known.keys.has(key));
      const isAdded = new Set(added.map(({ line }) => line));
      const answers = lines.map((line): LineAnswer => {
        const message = faults.get(line) ?? null;
        if (message !== null) return { line: line.line, status: 'refused', message };
        const status = isAdded.has(line) ? 'logged' : 'duplicate';
        const { original } = line;
        const lacksPhoto =
          original?.has_photo && (status === 'logged' || known.withoutPhoto.has(original.id));
        return { line: line.line, status, message, ...(lacksPhoto && { lacks_photo: true }) };
      });
      if (added.length === 0) return answers;
      // Sorted IDs keep the file's order for entries at the same instant.
      const ids = added.map(() => newId()).toSorted();
      const where = { user_id: userId, time_zone: body.time_zone };
      const entries = added.map(({ key, line }, at) => ({
        key,
        entry: entryFromLine(line, where, ids[at]!, now),
      }));
      return repository.log(userId, body, entries, part, answers);
    };

    const answered: LineAnswer[] = [];
    for (const [at, lines] of packLines(body.entries, ({ local_date }) => local_date).entries()) {
      const part = batchIdempotency(idempotency, at);
      answered.push(...(await retryOnConflict(() => logPart(lines, part, at === 0))));
    }
    return answered;
  };
