import { BatchGetRequest } from 'dynamodb-toolbox/entity/actions/batchGet';
import { BatchGetCommand, execute } from 'dynamodb-toolbox/table/actions/batchGet';
import { CodedError } from '#shared/errors/coded-error.ts';
import { type FoodEntry, foodEntry } from '#shared/food-entries/schema.ts';
import { type PastImport, pastImport } from '#shared/imports/schema.ts';
import type { Clock } from '../platform/clock.ts';
import type { Table } from '../platform/table/client.ts';
import { type FoodEntryEntity, createFoodEntryEntity } from '../food-entries/public.ts';
import { createImportRunEntity, IMPORT_RUNS } from './import-run-entity.ts';
import { createImportedLineEntity, type ImportedLineEntity, linesOfImport } from './imported-line-entity.ts';
import { withNulls } from '../platform/table/nulls.ts';
import { readRow } from '../platform/table/read-row.ts';
import { createImportWrites } from './import-writes-repository.ts';
import { queryRows } from '../platform/table/query-rows.ts';

/** A logged line as stored. */
export interface ImportedLine {
  id: string;
  entry_id: string;
  date?: string | undefined;
  weight?: number | undefined;
  water_ml?: number | undefined;
}

/** A line to look up: by its key, and by its entry's ID if the file has it. */
export interface LineLookup {
  key: string;
  entryId: string | null;
}

export interface KnownLines {
  keys: ReadonlySet<string>;
  /** IDs of existing entries without a photo. */
  withoutPhoto: ReadonlySet<string>;
}

const MAX_LISTED = 50;

/** Reads and writes imports with their lines and entries. */
export const createImportRepository = (table: Table, clock: Clock) => {
  const runs = createImportRunEntity(table);
  const lines = createImportedLineEntity(table);
  const entries = createFoodEntryEntity(table);

  /**
   * Returns the rows in the order of the requests. Throws for unprocessed keys, so that they are not taken for missing
   * rows.
   */
  const batchOf = async (
    requests: BatchGetRequest<ImportedLineEntity | FoodEntryEntity>[],
  ): Promise<(object | undefined)[]> => {
    if (requests.length === 0) return [];
    const command = table
      .build(BatchGetCommand)
      .requests(...requests)
      .options({ consistent: true });
    const { Responses, UnprocessedKeys = {} } = await execute({ maxAttempts: 3 }, command);
    if (Object.keys(UnprocessedKeys).length > 0) throw new CodedError('SERVICE_UNAVAILABLE');
    return Responses[0];
  };

  return {
    ...createImportWrites(table, clock),

    /** Returns the latest imports, newest first, with one query. */
    latest: async (userId: string): Promise<PastImport[]> => {
      const rows = await queryRows(
        runs,
        userId,
        { beginsWith: IMPORT_RUNS },
        { reverse: true, limit: MAX_LISTED },
      );
      return rows.map((row) => pastImport.parse(row));
    },

    find: async (user_id: string, id: string): Promise<PastImport | null> => {
      const row = await readRow(runs, { user_id, id });
      return row && pastImport.parse(row);
    },

    /** Returns which of the lines were imported before or still have their entry, with one batch get. At most 50. */
    knownOf: async (user_id: string, lookups: readonly LineLookup[]): Promise<KnownLines> => {
      const byId = lookups.flatMap(({ key, entryId }) => (entryId === null ? [] : [{ key, entryId }]));
      const rows = await batchOf([
        ...lookups.map(({ key: id }) => lines.build(BatchGetRequest).key({ user_id, id })),
        ...byId.map(({ entryId: id }) => entries.build(BatchGetRequest).key({ user_id, id })),
      ]);
      const found = byId.flatMap((line, at) => {
        const row = rows[lookups.length + at];
        return row ? [{ ...line, hasPhoto: 'image_url' in row && row.image_url !== undefined }] : [];
      });
      const imported = lookups.filter((_line, at) => rows[at] !== undefined);
      return {
        keys: new Set([...imported, ...found].map(({ key }) => key)),
        withoutPhoto: new Set(found.filter(({ hasPhoto }) => !hasPhoto).map(({ entryId }) => entryId)),
      };
    },

    /** Returns the first remaining lines of an import with one query. */
    linesOf: async (userId: string, importId: string, limit: number): Promise<ImportedLine[]> => {
      const rows = await queryRows(lines, userId, linesOfImport(importId), {
        index: 'lsi1',
        limit,
      });
      return rows.map(({ id, entry_id, date, weight, water_ml }) => ({
        id,
        entry_id,
        date,
        weight,
        water_ml,
      }));
    },

    /** Returns the entries that still exist, with one batch get. At most 100. */
    entriesOf: async (user_id: string, of: readonly ImportedLine[]): Promise<FoodEntry[]> => {
      const rows = await batchOf(
        of.map(({ entry_id: id }) => entries.build(BatchGetRequest).key({ user_id, id })),
      );
      return rows.flatMap((row) => (row ? [foodEntry.parse(withNulls(row, foodEntry))] : []));
    },
  };
};

export type ImportRepository = ReturnType<typeof createImportRepository>;
