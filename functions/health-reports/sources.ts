import type { FoodEntry } from '#shared/food-entries/schema.ts';
import type { FoodItem } from '#shared/nutrition/food-item.ts';

type Source = FoodItem['source'];

/** Where figures come from, in words. */
export const sourceNames: Record<Source, string> = {
  usda: 'Food table (USDA FoodData Central)',
  off: 'Product label (Open Food Facts)',
  model: 'Estimate by an AI model',
  user: 'Typed by the person',
};

/** Where an entry's figures come from. One without foods was typed; with a confidence, it was estimated. */
export const sourcesOf = ({ items, confidence_score }: FoodEntry): Source[] => {
  if (items && items.length > 0) return [...new Set(items.map(({ source }) => source))].toSorted();
  return [confidence_score === null ? 'user' : 'model'];
};

/** How many of the entries have figures of each source. */
export const countSources = (entries: readonly FoodEntry[]): [name: string, count: number][] =>
  Object.entries(sourceNames)
    .map(([source, name]): [string, number] => [
      name,
      entries.filter((entry) => sourcesOf(entry).includes(source as Source)).length,
    ])
    .filter(([, count]) => count > 0);
