import { item, number, string } from 'dynamodb-toolbox/schema';
import { importSources } from '#shared/imports/schema.ts';
import { defineUserEntity } from '../platform/table/define-entity.ts';

/** Key prefix of imports. */
export const IMPORT_RUNS = 'import-run#';

/** An import of a file, sent in one or more requests. Deleted together with its last entry. */
export const createImportRunEntity = defineUserEntity(
  'import_run',
  item({
    user_id: string().key(),
    id: string().key(),
    source: string().enum(...importSources),
    file_name: string(),
    started_at: string(),
    /** Number of stored lines, updated with each line. */
    logged: number(),
  }),
  ({ id }) => `${IMPORT_RUNS}${id}`,
);
