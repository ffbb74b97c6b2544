import type { Product } from '#shared/barcodes/schema.ts';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import { productItem } from './product-item.ts';

/** Amount of a product whose package states neither a serving nor its content. Grams, or milliliters of a drink. */
const UNSTATED_GRAMS = 100;

/** Returns a serving of a packaged food as a meal item, or the package, or 100 g if neither is known. */
export const packagedItem = (product: Product): FoodItem =>
  productItem(product, product.serving_grams ?? product.package_grams ?? UNSTATED_GRAMS, null);
