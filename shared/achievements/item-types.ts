import type { ItemDocs, ItemType } from '../item-types/item-type.ts';

export const itemTypes = [
  {
    name: 'achievement',
    key: 'achievement#<name>',
    live: { topic: 'achievements' },
    export: { file: 'achievements', about: 'Your achievements and when you earned them.' },
  },
] as const satisfies readonly ItemType[];

export const itemDocs = {
  texts: {
    achievement: {
      title: 'Achievement',
      writtenBy: 'Achievements, from the table stream, once each',
      privacy: 'achievements',
    },
  },
  retentionRows: {
    achievements: {
      en: ['Achievements you earned', 'To show them and your streak', 'Until you delete the account'],
      de: ['Erfolge, die du erreicht hast', 'Um sie und deine Serie zu zeigen', 'Bis du das Konto löschst'],
    },
  },
} as const satisfies ItemDocs;
