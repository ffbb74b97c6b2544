import { item, string } from 'dynamodb-toolbox/schema';
import { defineUserEntity } from '../platform/table/define-entity.ts';

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
export const createImportedLineEntity = defineUserEntity(
  'imported_line',
  item({
    user_id: string().key(),
    /** Hash of the line's content (`line-key.ts`). */
    id: string().key(),
    import_id: string(),
    entry_id: string(),
  }).and((line) => ({ lsi1sk: string().link<typeof line>(placeInImport).hidden() })),
  ({ id }) => `import#${id}`,
);

export type ImportedLineEntity = ReturnType<typeof createImportedLineEntity>;
