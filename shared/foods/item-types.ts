import type { ItemDocs, ItemType } from '../item-types/item-type.ts';

export const itemTypes = [
  {
    name: 'favourite',
    key: 'favourite#<food>',
    export: {
      file: 'favourites',
      about: 'Foods you starred.',
      // An unstarred food expires instead of being deleted.
      isExported: ({ expires_at }) => expires_at === undefined,
    },
  },
  {
    name: 'correction',
    key: 'correction#<hash>',
    export: { file: 'corrections', about: 'What was learned from your corrections.' },
  },
] as const satisfies readonly ItemType[];

export const itemDocs = {
  texts: {
    favourite: {
      title: 'Favorite food',
      writtenBy: 'Foods',
      expires: '24 hours after it is removed',
      notes: '`<food>` is the ID of a record or of a custom food',
      privacy: 'saved-foods',
    },
    correction: {
      title: 'Learned correction',
      writtenBy: 'Food entries, with the entry; deleted by foods',
      notes: '`<hash>` is of the phrase. Max 500 per user',
      privacy: 'saved-foods',
    },
  },
  retentionRows: {
    'saved-foods': {
      en: [
        'Favorite foods, saved meals and recipes, and what we learned from your corrections',
        'To suggest foods faster and to recognize your words',
        'Until you remove them or delete the account',
      ],
      de: [
        'Lieblingsessen, gespeicherte Mahlzeiten und Rezepte und was wir aus deinen Korrekturen gelernt haben',
        'Um Lebensmittel schneller vorzuschlagen und deine Worte zu erkennen',
        'Bis du sie entfernst oder das Konto löschst',
      ],
    },
  },
} as const satisfies ItemDocs;
