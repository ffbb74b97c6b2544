import type { FoodHit } from '#shared/foods/food-hit.ts';
import { MAX_GRAMS } from '#shared/nutrition/values/nutrients.ts';
import {
  type AmountUnit,
  validateAmount,
  gramUnit,
  unitsOf,
  weightOf,
  WHOLE,
} from '#web/features/foods/public.ts';
import { fieldNumber } from '#web/ui/format/format-number.ts';
import { parseDecimal } from '#web/ui/format/parse-decimal.ts';

/** Selected amount of a food. */
export interface Amount {
  /** Typed text. */
  typed: string;
  unit: AmountUnit;
}

/** Returns an amount's validation message; null if it is valid. */
export const faultOf = ({ typed, unit }: Amount): string | null =>
  validateAmount(typed, MAX_GRAMS / unit.grams);

/** Returns the weight of an amount in g; null if the text is not an amount. */
export const gramsOf = (amount: Amount): number | null =>
  faultOf(amount) === null ? weightOf(parseDecimal(amount.typed) ?? 0, amount.unit) : null;

/** Returns an amount as serving text: '2 slices (64 g)', '64 g'. */
export const servingText = (amount: Amount): string => {
  const { typed, unit } = amount;
  const grams = gramsOf(amount);
  const count = parseDecimal(typed);
  if (grams === null || count === null) return '';
  // For whole pieces, only the number is shown: '2 (252 g)'.
  const name = unit.one === WHOLE ? '' : ` ${count > 1 ? unit.many : unit.one}`;
  const text = `${fieldNumber(count, 2)}${name}`;
  return unit.isWeight ? text : `${text} (${fieldNumber(grams)} g)`;
};

/** Returns the default amount of a food: one portion, or a weight. */
export const usualAmount = (food: FoodHit): Amount => {
  const unit = unitsOf(food).find(({ grams, isWeight }) => grams === food.serving_grams && !isWeight);
  return unit ? { typed: '1', unit } : { typed: fieldNumber(food.serving_grams), unit: gramUnit };
};

/** Converts a weight to the unit of its serving text; grams if it has none. */
export const amountOfServing = (food: FoodHit, grams: number, serving: string | null): Amount => {
  for (const unit of unitsOf(food)) {
    const amount = { typed: fieldNumber(grams / unit.grams, 2), unit };
    if (servingText(amount) === serving) return amount;
  }
  return { typed: fieldNumber(grams), unit: gramUnit };
};
