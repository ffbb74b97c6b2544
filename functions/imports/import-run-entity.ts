import { Entity } from 'dynamodb-toolbox/entity';
import { item, number, string } from 'dynamodb-toolbox/schema';
import { importSources } from '#shared/imports/schema.ts';
import type { Table } from '../platform/table/client.ts';
import { entityDefaults } from '../platform/table/entity-defaults.ts';
import { userPartition } from '../platform/table/user-key.ts';

/** Key prefix of imports. */
export const IMPORT_RUNS = 'import-run#';

/** An import of a file, sent in one or more requests. Deleted together with its last entry. */
export const createImportRunEntity = (table: Table) =>
  new Entity({
    ...entityDefaults,
    name: 'import_run',
    table,
    schema: item({
      user_id: string().key(),
      id: string().key(),
      source: string().enum(...importSources),
      file_name: string(),
      started_at: string(),
      /** Number of stored lines, updated with each line. */
      logged: number(),
    }),
    computeKey: ({ user_id, id }) => ({ pk: userPartition(user_id), sk: `${IMPORT_RUNS}${id}` }),
  });
