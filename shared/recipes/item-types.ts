import type { ItemDocs, ItemType } from '../item-types/item-type.ts';

export const itemTypes = [
  {
    name: 'saved_meal',
    key: 'saved-meal#<id>',
    export: { file: 'saved-meals', about: 'Meals and recipes you saved.' },
  },
] as const satisfies readonly ItemType[];

export const itemDocs = {
  texts: {
    saved_meal: { title: 'Saved meal or recipe', writtenBy: 'Recipes', privacy: 'saved-foods' },
  },
} as const satisfies ItemDocs;
