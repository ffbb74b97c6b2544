import type { Product } from '#shared/barcodes/schema.ts';

export const OATS = '4006381333931';

/** Oat flakes with a complete record. */
export const aProduct = (over: Partial<Product> = {}): Product => ({
  record_id: `off:${OATS}`,
  barcode: OATS,
  name: 'Oat flakes',
  brand: 'Mühle',
  per_100_g: { calories: 370, protein: 13.5, carbs: 58.7, fat: 7, fiber: 10, sugar: 0.7, sodium: 10 },
  serving_grams: 40,
  package_grams: 500,
  liquid: false,
  allergens: null,
  traces: null,
  diets: [],
  doubts: [],
  source_url: `https://world.openfoodfacts.org/product/${OATS}`,
  read_at: '2026-11-20T11:55:00.000Z',
  ...over,
});
