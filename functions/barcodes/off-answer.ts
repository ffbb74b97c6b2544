import * as z from 'zod';

/** Volunteers and old imports write numbers as text too; what is no number is unknown. */
const figure = z
  .union([z.number(), z.string().regex(/\d/).transform(Number)])
  .optional()
  .catch(undefined)
  .transform((value) => (value !== undefined && Number.isFinite(value) && value >= 0 ? value : null));

const words = z.string().optional().catch(undefined);

/** Nutriments per 100 g, or per 100 ml of what is sold by volume; grams but for the energies, and alcohol in % of volume. */
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

/**
 * What is read of an answer of Open Food Facts' product API, version 2
 * (https://openfoodfacts.github.io/openfoodfacts-server/api/). `status` 0: there is no such product.
 */
export const offAnswer = z.object({
  status: z.union([z.literal(0), z.literal(1)]),
  product: z
    .object({
      product_name: words,
      product_name_en: words,
      generic_name: words,
      brands: words,
      serving_quantity: figure,
      product_quantity: figure,
      product_quantity_unit: words,
      nutriments: nutriments.optional().catch(undefined),
    })
    .optional(),
});
export type OffProduct = NonNullable<z.infer<typeof offAnswer>['product']>;

/** Names of the fields that are asked for: a whole product is a hundred times as long. */
export const offFields = [
  'product_name',
  'product_name_en',
  'generic_name',
  'brands',
  'serving_quantity',
  'product_quantity',
  'product_quantity_unit',
  'nutriments',
] as const;
