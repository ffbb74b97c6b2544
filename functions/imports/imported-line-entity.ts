import { Entity } from 'dynamodb-toolbox/entity';
import { item, string } from 'dynamodb-toolbox/schema';
import type { Table } from '../platform/table/client.ts';
import { entityDefaults } from '../platform/table/entity-defaults.ts';
import { userPartition } from '../platform/table/user-key.ts';

/** Returns the `lsi1` key range of an import's lines. */
export const linesOfImport = (importId: string): { between: [string, string] } => ({
  between: [`import#${importId}#`, `import#${importId}$`],
});

const placeInImport = (line: { import_id: string; id: string }): string =>
  `import#${line.import_id}#${line.id}`;

/**
 * Records that a line of another tracker's export was logged, so that it is never logged again, whatever happens to its
 * entry. `lsi1` groups the lines of one import.
 */
export const createImportedLineEntity = (table: Table) =>
  new Entity({
    ...entityDefaults,
    name: 'imported_line',
    table,
    schema: item({
      user_id: string().key(),
      /** Hash of the line's content (`line-key.ts`). */
      id: string().key(),
      import_id: string(),
      entry_id: string(),
    }).and((line) => ({ lsi1sk: string().link<typeof line>(placeInImport).hidden() })),
    computeKey: ({ user_id, id }) => ({ pk: userPartition(user_id), sk: `import#${id}` }),
  });

export type ImportedLineEntity = ReturnType<typeof createImportedLineEntity>;
