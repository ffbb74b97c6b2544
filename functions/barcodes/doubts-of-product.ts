import type { Product } from '#shared/barcodes/schema.ts';
import type { Nutrients } from '#shared/nutrition/nutrients.ts';
import type { OffProduct } from './off-answer.ts';

/** kcal a gram, as labels reckon (Regulation (EU) No 1169/2011, annex XIV). */
const KCAL = { protein: 4, carbs: 4, fat: 9, fiber: 2, alcohol: 7, polyols: 2.4 } as const;
/** g a millilitre. */
const ALCOHOL_DENSITY = 0.789;
/** What may call itself sugar-free (Regulation (EC) No 1924/2006): sweet all the same, it is so by polyols. */
const SUGAR_FREE_G = 0.5;
/** Labels round, and are written down by hand. */
const SLACK = { kcal: 30, share: 0.3, grams: 5 } as const;

/**
 * The least and the most energy that 100 g can hold, kcal. Polyols count among the carbohydrates and give 2.4 kcal/g,
 * erythritol nothing; where nobody wrote them down, all that is sweet in a sugar-free product may be some.
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
  /** g */
  alcohol: number;
  /** g; null where nobody wrote them down. */
  polyols: number | null;
}

/** What is doubtful about a product's figures: energy that does not fit what gives it is a slip of the pen. */
export const doubtsOf = (
  { calories, protein, carbs, fat, fiber, sugar }: Nutrients,
  written: OffProduct['nutriments'],
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
  const isTooMuch = protein + carbs + fat > 100 + SLACK.grams;
  return isTooMuch || calories < least - slack || calories > most + slack ? ['energy'] : [];
};
