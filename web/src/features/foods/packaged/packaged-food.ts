import type { Product } from '#shared/barcodes/schema.ts';
import type { FoodHit } from '#shared/foods/food-hit.ts';
import { MAX_GRAMS } from '#shared/nutrition/values/nutrients.ts';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import { productItem, productLabelText, productName } from '#web/features/barcodes/public.ts';
import { parseDecimal } from '#web/ui/format/parse-decimal.ts';

/** Amount of a product without a serving, g or ml. A package may hold a month's worth. */
const UNSTATED_GRAMS = 100;

const servingOf = ({ serving_grams }: Product): number => serving_grams ?? UNSTATED_GRAMS;

const gramsOf = (product: Product, amount: string): number => {
  const [, typed = '', unit = ''] = /^([\d.,]+)\s*(g|ml)?$/i.exec(amount.trim()) ?? [];
  const count = parseDecimal(typed);
  if (count === null || Number.isNaN(count) || count <= 0) return servingOf(product);
  return Math.min(MAX_GRAMS, unit === '' ? count * servingOf(product) : count);
};

const hitOfProduct = (product: Product): FoodHit => {
  const portion = (unit: string, grams: number | null) =>
    grams === null ? [] : [{ unit, words: [], grams }];
  return {
    record_id: product.record_id,
    name: productName(product),
    alias: null,
    per_100_g: product.per_100_g,
    portions: [...portion('serving', product.serving_grams), ...portion('package', product.package_grams)],
    serving_grams: servingOf(product),
    liquid: product.liquid,
    branded: true,
  };
};

/** A packaged food that was found by name. */
export interface PackagedFood {
  /** At the amount of the text, otherwise one serving. */
  item: FoodItem;
  /** As a search result, whose amount can be counted in servings and packages. */
  hit: FoodHit;
  /** Allergens and diet claims of the label; empty if its record states none. */
  label: string;
}

/** @param amount '2', '200 ml'; empty if there is none */
export const packagedFoodOf = (product: Product, amount = ''): PackagedFood => ({
  item: productItem(product, gramsOf(product, amount), null),
  hit: hitOfProduct(product),
  label: productLabelText(product),
});
