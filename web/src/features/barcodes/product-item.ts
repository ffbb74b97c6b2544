import { plural, t } from '#web/lib/language/translate.ts';
import type { Product } from '#shared/barcodes/schema.ts';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import { scaleNutrients } from '#shared/nutrition/values/totals.ts';
import { fieldNumber, formatNumber } from '#web/ui/format/format-number.ts';

/** Community-maintained values are good but not certain; ones with warnings count as a guess. */
const CONFIDENCE = 0.85;
const DOUBTFUL = 0.5;
const MAX_NAME_LENGTH = 200;

/** Unit that a product's amount is counted in. */
export interface ProductUnit {
  id: 'serving' | 'package' | 'weight';
  /** e.g. t('Serving') */
  name: string;
  /** Grams, or milliliters of a drink, per unit. */
  grams: number;
}

export const measureOf = ({ liquid }: Product): 'g' | 'ml' => (liquid ? 'ml' : 'g');

/** Returns the units that a product can be counted in, from its package. */
export const unitsOf = (product: Product): ProductUnit[] => {
  const unitsFrom = (id: 'serving' | 'package', name: string, grams: number | null): ProductUnit[] =>
    grams === null ? [] : [{ id, name, grams }];
  return [
    ...unitsFrom('serving', t('Serving'), product.serving_grams),
    ...unitsFrom('package', t('Package'), product.package_grams),
    { id: 'weight', name: product.liquid ? t('Milliliters') : t('Grams'), grams: 1 },
  ];
};

/** Returns the decimals that keep three significant digits: 0.075 of a package must not become 0.08. */
const digitsOf = (amount: number): number => Math.max(0, 2 - Math.floor(Math.log10(amount)));

/** Returns an amount as field text. */
export const amountText = (amount: number): string => fieldNumber(amount, digitsOf(amount));

/** e.g. '2 servings (80 g)', '150 ml' */
export const servingText = (product: Product, unit: ProductUnit, grams: number): string => {
  const measure = `${formatNumber(grams, 1)} ${measureOf(product)}`;
  if (unit.id === 'weight') return measure;
  const amount = grams / unit.grams;
  const n = formatNumber(amount, digitsOf(amount));
  const count =
    unit.id === 'serving'
      ? plural(amount, '{n} serving', '{n} servings', { n })
      : plural(amount, '{n} package', '{n} packages', { n });
  return `${count} (${measure})`;
};

/** Returns the name of a product in the diary. */
export const productName = ({ name, brand }: Product): string =>
  (brand === null || name.toLowerCase().includes(brand.toLowerCase()) ? name : `${name}, ${brand}`).slice(
    0,
    MAX_NAME_LENGTH,
  );

/**
 * Converts a product to a meal item.
 * @param grams or milliliters of a drink, which weigh about as much
 * @param calories per 100 g as typed from the package; null if the record has them
 */
export const productItem = (product: Product, grams: number, calories: number | null): FoodItem => {
  const per100g = calories === null ? product.per_100_g : { ...product.per_100_g, calories };
  return {
    name: productName(product),
    grams: Math.round(grams * 10) / 10,
    record_id: product.record_id,
    source: calories === null ? 'off' : 'user',
    confidence: product.doubts.length > 0 ? DOUBTFUL : CONFIDENCE,
    per_100_g: per100g,
    nutrients: scaleNutrients(per100g, grams),
  };
};
