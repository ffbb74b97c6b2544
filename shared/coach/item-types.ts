import type { ItemDocs, ItemType } from '../item-types/item-type.ts';

export const itemTypes = [
  {
    name: 'coach_turn',
    key: 'coach#<place>',
    live: { topic: 'coach_messages' },
    export: { file: 'coach-chat', about: 'Your conversation with the coach.' },
  },
  {
    name: 'coach_write',
    key: 'coach-write#<turn>',
    export: { leftOut: 'Which entries the coach wrote, kept for a day: they are in food-entries.json.' },
  },
] as const satisfies readonly ItemType[];

export const itemDocs = {
  texts: {
    coach_turn: {
      title: 'Turn of the coach chat',
      writtenBy: 'Coach',
      notes: '`place` counts the turns; the turn 250 before is deleted with the new one',
      privacy: 'coach',
    },
    coach_write: {
      title: 'Entries and plans that a turn wrote',
      writtenBy: 'Coach, with those entries and plans; deleted when they are undone',
      expires: '1 day',
      privacy: 'coach',
    },
  },
  retentionRows: {
    coach: {
      en: [
        'Conversations with the coach, and meal plans',
        'To answer in context and to show them again',
        'Until you clear them or delete the account',
      ],
      de: [
        'Gespräche mit dem Coach und Essenspläne',
        'Um im Zusammenhang zu antworten und sie dir wieder zu zeigen',
        'Bis du sie oder das Konto löschst',
      ],
    },
  },
} as const satisfies ItemDocs;
