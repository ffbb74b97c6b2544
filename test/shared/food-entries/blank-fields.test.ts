import { expect, it } from 'vitest';
import { foodEntryChange, newFoodEntry } from '#shared/food-entries/schema.ts';

it.each(['', '   '])(
  "a blank serving size ('%s') is stored as unknown in a new entry and in a change (D4)",
  (serving_size) => {
    const entry = newFoodEntry.parse({ food_name: 'Soup', serving_size, time_zone: 'UTC' });
    expect(entry.serving_size).toBeNull();
    expect(foodEntryChange.parse({ version: 1, serving_size }).serving_size).toBeNull();
  },
);
