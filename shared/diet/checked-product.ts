import type { Product } from '../barcodes/schema.ts';
import type { Content } from '../nutrition/table/food-record.ts';
import type { CheckedFood } from './conflicts.ts';
import { allergenNames } from './vocabulary/allergens.ts';
import { findNames } from './vocabulary/name-list.ts';

const contentsOf = (tags: readonly string[]): Content[] => {
  const { names } = findNames(allergenNames, tags.join(', '));
  return names.map((name) => (name === 'lactose' ? 'milk' : name));
};

/**
 * Returns what the label of a packaged food says, as Open Food Facts has it. Without allergens the contents are unknown:
 * perhaps no one has entered them. Without a vegan or vegetarian claim the diet is unknown.
 */
export const checkedProduct = ({
  name,
  brand,
  allergens,
  traces,
  diets,
  per_100_g,
}: Pick<Product, 'name' | 'brand' | 'allergens' | 'traces' | 'diets' | 'per_100_g'>): CheckedFood => ({
  name: `${brand ?? ''} ${name}`.trim(),
  diet: diets.includes('vegan') ? 'vegan' : diets.includes('vegetarian') ? 'vegetarian' : null,
  contains: allergens === null ? undefined : contentsOf(allergens),
  traces: traces === null ? undefined : contentsOf(traces),
  carbs: per_100_g.carbs,
});
