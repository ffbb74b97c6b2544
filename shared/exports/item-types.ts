import type { ItemDocs, ItemType } from '../item-types/item-type.ts';

export const itemTypes = [
  {
    name: 'export',
    key: 'export#<id>',
    export: { leftOut: 'This file and earlier ones.' },
    erasure: 'export files',
  },
] as const satisfies readonly ItemType[];

export const itemDocs = {
  texts: {
    export: {
      title: 'Export of the account',
      writtenBy: 'Exports, with the action that requested it; the export job',
      expires: '24 hours',
      privacy: 'exports',
    },
  },
  retentionRows: {
    exports: {
      en: [
        'An export that you request',
        'To make it available to you',
        'The link works for 24 hours; the file is removed within two days, or with the account',
      ],
      de: [
        'Ein Export, den du anforderst',
        'Um ihn dir bereitzustellen',
        'Der Link gilt 24 Stunden; die Datei wird innerhalb von zwei Tagen oder mit dem Konto gelöscht',
      ],
    },
  },
} as const satisfies ItemDocs;
