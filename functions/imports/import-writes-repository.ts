import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { $add, $get, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import type { NewImport, PastImport } from '#shared/imports/schema.ts';
import {
  createFoodEntryEntity,
  createSummaryWrites,
  entryWrites,
  photoWrites,
  type WaterChange,
} from '../food-entries/public.ts';
import { createPhotoEntity } from '../photos/public.ts';
import type { Clock } from '../platform/clock.ts';
import type { Idempotency } from '../platform/idempotency/idempotency.ts';
import type { Table } from '../platform/table/client.ts';
import { createImportRunEntity } from './import-run-entity.ts';
import { createImportedLineEntity } from './imported-line-entity.ts';
import { isNew, isThere } from '../platform/table/row-conditions.ts';
import type { Write } from '../platform/table/transact.ts';
import { createIdempotentWriter } from '../platform/idempotency/idempotent-writer.ts';

/** An entry and the key of its line. */
export interface KeyedEntry {
  key: string;
  entry: FoodEntry;
}

/** Writes imports. Lines, entries, daily sums and the import's count change in one transaction. */
export const createImportWrites = (table: Table, clock: Clock) => {
  const runs = createImportRunEntity(table);
  const lines = createImportedLineEntity(table);
  const entries = createFoodEntryEntity(table);
  const photos = createPhotoEntity(table);
  const summaryWrites = createSummaryWrites(table);
  const writer = createIdempotentWriter(table, clock);

  const lineWrite = (user_id: string, import_id: string, { key, entry }: KeyedEntry): Write => {
    const row = { user_id, id: key, import_id, entry_id: entry.id };
    return { Put: lines.build(PutItemCommand).item(row).options({ condition: isNew }).params() };
  };

  const fewer = (user_id: string, { id, logged }: PastImport, count: number): Write => {
    const condition = { attr: 'logged', eq: logged } as const;
    return logged > count
      ? {
          Update: runs
            .build(UpdateItemCommand)
            .item({ user_id, id, logged: $add(-count) })
            .options({ condition })
            .params(),
        }
      : { Delete: runs.build(DeleteItemCommand).key({ user_id, id }).options({ condition }).params() };
  };

  return {
    storedAnswer: writer.storedAnswer,

    /**
     * Logs new lines as part of an import, at most one part (`pack-lines.ts`).
     * @returns `answer`, or the stored answer of a retried part
     * @throws ConditionsFailed if one of the lines was logged in the meantime
     */
    log: async <T>(
      user_id: string,
      { id, source, file_name }: NewImport,
      added: readonly KeyedEntry[],
      idempotency: Idempotency,
      answer: T,
    ): Promise<T> => {
      const diary = { before: [], after: added.map(({ entry }) => entry) };
      const started_at = $get('started_at', clock().toISOString());
      const counted = runs
        .build(UpdateItemCommand)
        .item({ user_id, id, source, file_name, started_at, logged: $add(added.length) });
      const writes = [
        ...added.map((line) => lineWrite(user_id, id, line)),
        ...entryWrites(entries, diary),
        ...(await summaryWrites(diary)),
        { Update: counted.params() },
      ];
      return writer.write(user_id, idempotency, writes, answer);
    },

    /**
     * Shows a photo on an entry that has none.
     * @returns `answer`, or the stored answer of a retried request
     * @throws ConditionsFailed if the entry changed or the photo is gone
     */
    addPhoto: async <T>(
      entry: FoodEntry,
      image_url: string,
      idempotency: Idempotency,
      answer: T,
    ): Promise<T> => {
      const now = clock();
      const after = { ...entry, image_url, version: entry.version + 1, updated_at: now.toISOString() };
      const diary = { before: [entry], after: [after] };
      const writes = [
        ...entryWrites(entries, diary),
        ...photoWrites(photos, diary, now),
        ...(await summaryWrites(diary)),
      ];
      return writer.write(entry.user_id, idempotency, writes, answer);
    },

    /**
     * Deletes lines of an import with their entries, at most one part, and removes the water they logged.
     * Photos of the entries become unused.
     * @returns `answer`, or the stored answer of a retried part
     * @throws ConditionsFailed if a line was deleted, an entry changed or the import grew in the meantime
     */
    undo: async <T>(
      user_id: string,
      run: PastImport,
      gone: {
        lines: readonly { id: string }[];
        entries: readonly FoodEntry[];
        water: readonly WaterChange[];
      },
      idempotency: Idempotency,
      answer: T,
    ): Promise<T> => {
      const diary = { before: gone.entries, after: [] };
      const forget = gone.lines.map(({ id }): Write => {
        const line = lines.build(DeleteItemCommand).key({ user_id, id });
        return { Delete: line.options({ condition: isThere }).params() };
      });
      const writes = [
        ...forget,
        ...entryWrites(entries, diary),
        ...photoWrites(photos, diary, clock()),
        ...(await summaryWrites(diary, gone.water)),
        fewer(user_id, run, gone.lines.length),
      ];
      return writer.write(user_id, idempotency, writes, answer);
    },
  };
};
