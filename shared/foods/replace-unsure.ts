import type { MealDescription } from '../nutrition/describe-meal.ts';
import type { FoodItem } from '../nutrition/values/food-item.ts';

/** Confidence below which a language model is asked about an item. */
const UNSURE = 0.6;

const MAX_ALTERNATIVES = 3;
const MAX_PART_LENGTH = 120;

/** An item that the parser is unsure about, with its words. */
export interface UnsureItem {
  /** Index in the meal's items. */
  at: number;
  part: string;
}

/** Returns the items below `UNSURE` and the words of the text that they come from. */
export const findUnsureItems = ({ items, spans }: MealDescription, text: string): UnsureItem[] =>
  items.flatMap(({ confidence }, at) => {
    const own = spans.filter(({ item }) => item === at);
    if (confidence >= UNSURE || own.length === 0) return [];
    const from = Math.min(...own.map((span) => span.from));
    const to = Math.max(...own.map((span) => span.to));
    return [{ at, part: text.slice(from, to).slice(0, MAX_PART_LENGTH) }];
  });

/**
 * Returns the item that replaces an unsure one, or null to keep it: the model's food must be in the food table and be
 * another one than before. The item before becomes the first alternative, so that the user can keep it.
 */
export const replacementOf = (before: FoodItem, found: readonly FoodItem[]): FoodItem | null => {
  const [only, ...others] = found;
  if (only === undefined || others.length > 0 || only.source !== 'usda') return null;
  if (only.record_id === null || only.record_id === before.record_id) return null;
  const { name, grams, record_id, per_100_g } = before;
  const kept = record_id === null ? [] : [{ name, grams, record_id, per_100_g }];
  const alternatives = [...kept, ...(only.alternatives ?? [])]
    .filter((other) => other.record_id !== only.record_id)
    .slice(0, MAX_ALTERNATIVES);
  return { ...only, ...(before.said !== undefined && { said: before.said }), alternatives };
};
