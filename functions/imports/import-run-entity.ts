import { importSources } from '#shared/imports/schema.ts';
import { choice, number, text, textKey } from '../platform/table/attributes.ts';
import { defineUserEntity } from '../platform/table/define-entity.ts';

/** Key prefix of imports. */
export const IMPORT_RUNS = 'import-run#';

/** An import of a file, sent in one or more requests. Deleted together with its last entry. */
export const createImportRunEntity = defineUserEntity(
  'import_run',
  {
    id: textKey,
    source: choice(importSources),
    file_name: text,
    started_at: text,
    /** Number of stored lines, updated with each line. */
    logged: number,
  },
  ({ id }) => `${IMPORT_RUNS}${id}`,
);
