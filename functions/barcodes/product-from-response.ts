import type { Product } from '#shared/barcodes/schema.ts';
import {
  KJ_OF_KCAL,
  MAX_GRAMS,
  maxPer100g,
  nutrientNames,
  type Nutrients,
} from '#shared/nutrition/values/nutrients.ts';
import { productWarnings } from './product-warnings.ts';
import type { OffProduct } from './open-food-facts-response.ts';

/** Salt is sodium times 2.5 (Regulation (EU) No 1169/2011, annex I). */
const SALT_OF_SODIUM = 2.5;

const MAX_NAME_LENGTH = 200;

const rounded = (value: number): number => Math.round(value * 100) / 100;

const kilocalories = (found: NonNullable<OffProduct['nutriments']>): number | null => {
  const kilojoules = found['energy-kj_100g'] ?? found.energy_100g;
  return found['energy-kcal_100g'] ?? (kilojoules === null ? null : kilojoules / KJ_OF_KCAL);
};

const sodiumOf = ({ sodium_100g, salt_100g }: NonNullable<OffProduct['nutriments']>): number | null => {
  const grams = sodium_100g ?? (salt_100g === null ? null : salt_100g / SALT_OF_SODIUM);
  return grams === null ? null : grams * 1_000;
};

const figuresOf = (found: OffProduct['nutriments']): Nutrients => {
  const raw: Record<keyof Nutrients, number | null> = {
    calories: found ? kilocalories(found) : null,
    protein: found?.proteins_100g ?? null,
    carbs: found?.carbohydrates_100g ?? null,
    fat: found?.fat_100g ?? null,
    fiber: found?.fiber_100g ?? null,
    sugar: found?.sugars_100g ?? null,
    sodium: found ? sodiumOf(found) : null,
  };
  return Object.fromEntries(
    nutrientNames.map((name) => {
      const value = raw[name];
      return [name, value === null || value > maxPer100g[name] ? null : rounded(value)];
    }),
  ) as unknown as Nutrients;
};

const gramsOf = (value: number | null): number | null =>
  value !== null && value > 0 && value <= MAX_GRAMS ? rounded(value) : null;

const nameOf = ({ product_name_en, product_name, generic_name }: OffProduct): string | null =>
  [product_name_en, product_name, generic_name].map((name) => name?.trim()).find((name) => name) ?? null;

/**
 * Converts a product to our format.
 * @param siteUrl base URL of the product's public page
 * @returns null if the product has no nutrition facts
 */
export const productFromResponse = (
  found: OffProduct,
  { barcode, siteUrl, readAt }: { barcode: string; siteUrl: string; readAt: Date },
): Product | null => {
  const name = nameOf(found);
  if (name === null) return null;
  const figures = figuresOf(found.nutriments);
  return {
    record_id: `off:${barcode}`,
    barcode,
    name: name.slice(0, MAX_NAME_LENGTH),
    brand: found.brands?.split(',', 1)[0]?.trim().slice(0, MAX_NAME_LENGTH) || null,
    per_100_g: figures,
    serving_grams: gramsOf(found.serving_quantity),
    package_grams: gramsOf(found.product_quantity),
    liquid: /^(?:ml|cl|dl|l)$/i.test(found.product_quantity_unit?.trim() ?? ''),
    doubts: productWarnings(figures, found.nutriments),
    source_url: `${siteUrl}/product/${barcode}`,
    read_at: readAt.toISOString(),
  };
};
