import type { Product } from '#shared/barcodes/schema.ts';
import type { Language } from '#shared/language/languages.ts';
import {
  KJ_OF_KCAL,
  MAX_GRAMS,
  maxPer100g,
  nutrientNames,
  type Nutrients,
} from '#shared/nutrition/values/nutrients.ts';
import { allergensFromTags, dietsFromTags } from './labels-from-tags.ts';
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

const nameOf = (
  { product_name_en, product_name_de, product_name, generic_name }: OffProduct,
  language: Language,
) => {
  const own =
    language === 'de' ? [product_name_de, product_name, product_name_en] : [product_name_en, product_name];
  return [...own, generic_name].map((name) => name?.trim()).find((name) => name) ?? null;
};

const FACTOR: Readonly<Record<string, number>> = { g: 1, kg: 1_000, ml: 1, cl: 10, dl: 100, l: 1_000 };

/** Reads the amount that is printed on a package, such as '500 g', '1,5 l' or '6 x 33 cl'. Null for any other text. */
const readQuantity = (printed: string | undefined): { grams: number; unit: string } | null => {
  const parts = /^(?:(\d{1,3})\s*[x×]\s*)?(\d{1,5}(?:[.,]\d{1,3})?)\s*(kg|g|ml|cl|dl|l)\s*(?:e|℮)?$/i.exec(
    printed?.trim() ?? '',
  );
  if (parts === null) return null;
  const [, count = '1', amount = '', written = ''] = parts;
  const unit = written.toLowerCase();
  return { grams: Number(count) * Number(amount.replace(',', '.')) * (FACTOR[unit] ?? Number.NaN), unit };
};

const isVolume = (unit: string | undefined): boolean => /^(?:ml|cl|dl|l)$/i.test(unit?.trim() ?? '');

interface Context {
  barcode: string;
  /** Base URL of the product's public page. */
  siteUrl: string;
  readAt: Date;
  /** Language of the name. */
  language?: Language;
}

/**
 * Converts a product to our format.
 * @returns null if the product has no nutrition facts
 */
export const productFromResponse = (
  found: OffProduct,
  { barcode, siteUrl, readAt, language = 'en' }: Context,
): Product | null => {
  const name = nameOf(found, language);
  if (name === null) return null;
  const figures = figuresOf(found.nutriments);
  const printed = readQuantity(found.quantity);
  return {
    record_id: `off:${barcode}`,
    barcode,
    name: name.slice(0, MAX_NAME_LENGTH),
    brand: found.brands?.split(',', 1)[0]?.trim().slice(0, MAX_NAME_LENGTH) || null,
    per_100_g: figures,
    serving_grams: gramsOf(found.serving_quantity),
    package_grams: gramsOf(found.product_quantity ?? printed?.grams ?? null),
    liquid: isVolume(found.product_quantity_unit ?? printed?.unit),
    allergens: allergensFromTags(found.allergens_tags),
    traces: allergensFromTags(found.traces_tags),
    diets: dietsFromTags(found.labels_tags),
    doubts: productWarnings(figures, found),
    source_url: `${siteUrl}/product/${barcode}`,
    read_at: readAt.toISOString(),
  };
};
