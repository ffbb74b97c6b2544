import type { FoodEntry } from '#shared/food-entries/schema.ts';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import {
  MAX_GRAMS,
  nutrientNames,
  type Nutrients,
  unknownNutrients,
} from '#shared/nutrition/values/nutrients.ts';
import { parseDecimal } from '#web/ui/format/parse-decimal.ts';

/** Parses the weight in a serving text in g: '1 bowl (250 g)', '80 g'; 0 if there is none. */
const gramsIn = (serving: string | null): number => {
  const found = /(\d+(?:[.,]\d+)?)\s*g\b/i.exec(serving ?? '');
  const grams = parseDecimal(found?.[1] ?? '') ?? 0;
  return grams > 0 && grams <= MAX_GRAMS ? grams : 0;
};

const per100gOf = (figures: Nutrients, grams: number): Nutrients =>
  grams === 0
    ? unknownNutrients
    : (Object.fromEntries(
        nutrientNames.map((name) => {
          const value = figures[name];
          return [name, value === null ? null : Math.round((value * 10_000) / grams) / 100];
        }),
      ) as Nutrients);

/** Converts a hand-typed entry to one food; 0 g if its weight is unknown. */
const typedItem = (entry: FoodEntry): FoodItem => {
  const nutrients = Object.fromEntries(nutrientNames.map((name) => [name, entry[name]])) as Nutrients;
  const grams = gramsIn(entry.serving_size);
  return {
    name: entry.food_name,
    grams,
    record_id: null,
    source: 'user',
    confidence: 1,
    per_100_g: per100gOf(nutrients, grams),
    nutrients,
  };
};

/** Returns the foods of entries as items of a saved meal. */
export const itemsOfEntries = (entries: readonly FoodEntry[]): FoodItem[] =>
  entries.flatMap((entry) => entry.items ?? [typedItem(entry)]);
