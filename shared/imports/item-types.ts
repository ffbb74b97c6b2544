import type { ItemDocs, ItemType } from '../item-types/item-type.ts';

export const itemTypes = [
  {
    name: 'import_run',
    key: 'import-run#<id>',
    export: { file: 'imports', about: 'Files of other trackers that you imported.' },
  },
  {
    name: 'imported_line',
    key: 'import#<hash>',
    export: { leftOut: 'Fingerprints of imported lines: the entries are in food-entries.json.' },
  },
] as const satisfies readonly ItemType[];

export const itemDocs = {
  texts: {
    import_run: {
      title: 'Import',
      writtenBy: 'Imports, with its lines',
      notes: '`logged` counts its lines; deleted with the last one',
      privacy: 'imports',
    },
    imported_line: {
      title: 'Imported line',
      writtenBy: 'Imports, with its entry',
      notes:
        '`<hash>` is of source, day, food, values and number among equal lines; `lsi1sk` = `import#<import>#<hash>`',
      privacy: 'imports',
    },
  },
  retentionRows: {
    imports: {
      en: [
        'Diaries that you import: the entries, and a fingerprint of each line. The file stays with you',
        'To log each line once, however often you import',
        'Until you undo the import or delete the account',
      ],
      de: [
        'Tagebücher, die du importierst: die Einträge und ein Fingerabdruck jeder Zeile. Die Datei bleibt bei dir',
        'Um jede Zeile nur einmal einzutragen, so oft du auch importierst',
        'Bis du den Import rückgängig machst oder das Konto löschst',
      ],
    },
  },
} as const satisfies ItemDocs;
