import type { FoodEntry } from '#shared/food-entries/schema.ts';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';

type Source = FoodItem['source'];

/** Names of the data sources. */
export const sourceNames: Record<Source, string> = {
  usda: 'Food table (USDA FoodData Central)',
  off: 'Product label (Open Food Facts)',
  model: 'AI estimate',
  user: 'Entered by the user',
};

/**
 * Returns the sources of an entry's values. An entry without items was typed in, or estimated if it has a confidence
 * score.
 */
export const sourcesOf = ({ items, confidence_score }: FoodEntry): Source[] => {
  if (items && items.length > 0) return [...new Set(items.map(({ source }) => source))].toSorted();
  return [confidence_score === null ? 'user' : 'model'];
};

/** Counts the entries per data source. */
export const countSources = (entries: readonly FoodEntry[]): [name: string, count: number][] =>
  Object.entries(sourceNames)
    .map(([source, name]): [string, number] => [
      name,
      entries.filter((entry) => sourcesOf(entry).includes(source as Source)).length,
    ])
    .filter(([, count]) => count > 0);
