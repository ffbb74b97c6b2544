import type { ItemDocs, ItemType } from '../item-types/item-type.ts';

export const itemTypes = [
  {
    name: 'weight',
    key: 'weight#<date>',
    live: { topic: 'weights' },
    export: { file: 'weights', about: 'Weights you logged, in kg.' },
  },
] as const satisfies readonly ItemType[];

export const itemDocs = {
  texts: {
    weight: {
      title: 'Weight of a day',
      writtenBy: 'Weights, with the profile’s weight unless a later day has one (`weighed_on`)',
      privacy: 'profile',
    },
  },
} as const satisfies ItemDocs;
