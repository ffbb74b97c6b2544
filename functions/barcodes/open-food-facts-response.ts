import * as z from 'zod';

/** Volunteers and old imports write some numbers as text. Anything that is not a number is unknown. */
const figure = z
  .union([z.number(), z.string().regex(/\d/).transform(Number)])
  .optional()
  .catch(undefined)
  .transform((value) => (value !== undefined && Number.isFinite(value) && value >= 0 ? value : null));

const words = z.string().optional().catch(undefined);

/** Nutrients per 100 g, or per 100 ml for liquids. In grams, except energy and alcohol (% by volume). */
const nutriments = z.object({
  'energy-kcal_100g': figure,
  'energy-kj_100g': figure,
  energy_100g: figure,
  proteins_100g: figure,
  carbohydrates_100g: figure,
  fat_100g: figure,
  fiber_100g: figure,
  sugars_100g: figure,
  sodium_100g: figure,
  salt_100g: figure,
  alcohol_100g: figure,
  polyols_100g: figure,
});

const tags = z.array(z.string()).optional().catch(undefined);

/** The parsed fields of a product. */
export const offProduct = z.object({
  product_name: words,
  product_name_en: words,
  product_name_de: words,
  generic_name: words,
  /** Comma-separated text; the search service returns a list. */
  brands: z
    .union([z.string(), z.array(z.string()).transform((list) => list.join(','))])
    .optional()
    .catch(undefined),
  /** As printed on the package: '500 g'. */
  quantity: words,
  serving_quantity: figure,
  product_quantity: figure,
  product_quantity_unit: words,
  nutriments: nutriments.optional().catch(undefined),
  allergens_tags: tags,
  traces_tags: tags,
  labels_tags: tags,
  categories_tags: tags,
});
export type OffProduct = z.infer<typeof offProduct>;

/**
 * The parsed fields of an Open Food Facts API v2 response (https://openfoodfacts.github.io/openfoodfacts-server/api/).
 * `status` is 0 if the product is unknown.
 */
export const openFoodFactsResponse = z.object({
  status: z.union([z.literal(0), z.literal(1)]),
  product: offProduct.optional(),
});

/** The requested fields. A whole product is about a hundred times as large. */
export const offFields = [
  'product_name',
  'product_name_en',
  'product_name_de',
  'generic_name',
  'brands',
  'quantity',
  'serving_quantity',
  'product_quantity',
  'product_quantity_unit',
  'nutriments',
  'allergens_tags',
  'traces_tags',
  'labels_tags',
  'categories_tags',
] as const;
