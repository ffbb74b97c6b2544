import type { ItemDocs, ItemType } from '../item-types/item-type.ts';

export const itemTypes = [
  {
    name: 'meal_plan',
    key: 'meal-plan#<date>',
    live: { topic: 'meal_plans' },
    export: { file: 'meal-plans', about: 'Days you planned.' },
  },
] as const satisfies readonly ItemType[];

export const itemDocs = {
  texts: {
    meal_plan: {
      title: 'Meal plan of a day',
      writtenBy: 'Meal plans, on the version that was read; with the entry when a planned meal is logged',
      privacy: 'coach',
    },
  },
} as const satisfies ItemDocs;
