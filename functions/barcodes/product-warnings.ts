import type { Product } from '#shared/barcodes/schema.ts';
import type { Nutrients } from '#shared/nutrition/values/nutrients.ts';
import type { OffProduct } from './open-food-facts-response.ts';

/** Energy in kcal per g for labels (Regulation (EU) No 1169/2011, annex XIV). */
const KCAL = { protein: 4, carbs: 4, fat: 9, fiber: 2, alcohol: 7, polyols: 2.4 } as const;
/** g per ml. */
const ALCOHOL_DENSITY = 0.789;
/**
 * Maximum sugar of a product labeled sugar-free (Regulation (EC) No 1924/2006). A sweet product below it contains
 * polyols.
 */
const SUGAR_FREE_G = 0.5;
/** Tolerance: labels are rounded and typed in by hand. */
const SLACK = { kcal: 30, share: 0.3, grams: 5 } as const;

/**
 * Returns the minimum and maximum energy of 100 g, in kcal. Polyols count as carbohydrates with 2.4 kcal/g (erythritol
 * 0); if they are not declared, all sweeteners of a sugar-free product may be polyols.
 */
const energyOf = (figures: Record<'protein' | 'carbs' | 'fat', number>, rest: Rest): [number, number] => {
  const { protein, carbs, fat } = figures;
  const polyols = Math.min(carbs, rest.polyols ?? 0);
  const isSugarFree = rest.polyols === null && rest.sugar !== null && rest.sugar <= SUGAR_FREE_G;
  const others =
    KCAL.protein * protein + KCAL.fat * fat + KCAL.fiber * rest.fiber + KCAL.alcohol * rest.alcohol;
  const starchAndSugar = carbs - polyols;
  return [
    others + (isSugarFree ? KCAL.polyols : KCAL.carbs) * starchAndSugar,
    others + KCAL.carbs * starchAndSugar + KCAL.polyols * polyols,
  ];
};
interface Rest {
  sugar: number | null;
  fiber: number;
  /** g. */
  alcohol: number;
  /** g; null if not declared. */
  polyols: number | null;
}

/**
 * Returns warnings about a product's values. Energy that does not match the macronutrients is probably a typing error.
 */
export const productWarnings = (
  { calories, protein, carbs, fat, fiber, sugar }: Nutrients,
  { nutriments: written, categories_tags: categories }: Pick<OffProduct, 'nutriments' | 'categories_tags'>,
): Product['doubts'] => {
  if (calories === null || protein === null || carbs === null || fat === null) return ['incomplete'];
  const [least, most] = energyOf(
    { protein, carbs, fat },
    {
      sugar,
      fiber: fiber ?? 0,
      alcohol: (written?.alcohol_100g ?? 0) * ALCOHOL_DENSITY,
      polyols: written?.polyols_100g ?? null,
    },
  );
  const slack = Math.max(SLACK.kcal, SLACK.share * calories);
  const isImplausibleAmount = protein + carbs + fat > 100 + SLACK.grams;
  // The search service does not return the alcohol, so that its energy is unexplained.
  const isUnexplained =
    (written?.alcohol_100g ?? null) === null && categories?.includes('en:alcoholic-beverages') === true;
  const isTooMuch = calories > most + slack && !isUnexplained;
  return isImplausibleAmount || calories < least - slack || isTooMuch ? ['energy'] : [];
};
