import { optionalNumber, optionalText, text, textKey } from '../platform/table/attributes.ts';
import { defineUserEntity } from '../platform/table/define-entity.ts';

/** Returns the `lsi1` key range of an import's lines. */
export const linesOfImport = (importId: string): { between: [string, string] } => ({
  between: [`import#${importId}#`, `import#${importId}$`],
});

/** IDs of entries are in the order of the file, so that an undo reads the lines of a day together. */
const placeInImport = (line: { import_id: string; entry_id: string }): string =>
  `import#${line.import_id}#${line.entry_id}`;

/**
 * Records that a line of another tracker's export was logged, so that it is never logged again, whatever happens to its
 * entry. `lsi1` groups the lines of one import.
 */
export const createImportedLineEntity = defineUserEntity(
  'imported_line',
  {
    /** Hash of the line's content (`line-key.ts`). */
    id: textKey,
    import_id: text,
    /** ID of its entry, or for a measurement its kind and day. */
    entry_id: text,
    /** Day of a measurement, with what was logged: kg or ml. */
    date: optionalText,
    weight: optionalNumber,
    water_ml: optionalNumber,
  },
  ({ id }) => `import#${id}`,
  (line) => ({ lsi1sk: text.link<typeof line>(placeInImport).hidden() }),
);

export type ImportedLineEntity = ReturnType<typeof createImportedLineEntity>;
