import type { FoodHit } from '#shared/foods/food-hit.ts';
import { MAX_GRAMS } from '#shared/nutrition/values/nutrients.ts';
import { type AmountUnit, validateAmount, gramUnit, unitsOf, weightOf } from '#web/features/foods/public.ts';
import { fieldNumber } from '#web/ui/format/format-number.ts';
import { parseDecimal } from '#web/ui/format/parse-decimal.ts';

/** How much of a food is chosen. */
export interface Amount {
  /** As typed. */
  typed: string;
  unit: AmountUnit;
}

/** What is wrong with an amount, for the person; null where nothing is. */
export const faultOf = ({ typed, unit }: Amount): string | null =>
  validateAmount(typed, MAX_GRAMS / unit.grams);

/** Weight of an amount, g; null where what was typed is no amount. */
export const gramsOf = (amount: Amount): number | null =>
  faultOf(amount) === null ? weightOf(parseDecimal(amount.typed) ?? 0, amount.unit) : null;

/** An amount as the diary's serving says it: '2 slices (64 g)', '64 g'. */
export const servingText = (amount: Amount): string => {
  const { typed, unit } = amount;
  const grams = gramsOf(amount);
  const count = parseDecimal(typed);
  if (grams === null || count === null) return '';
  // Of the food itself the number alone is said: '2 (252 g)'.
  const name = unit.one === 'whole' ? '' : ` ${count > 1 ? unit.many : unit.one}`;
  const text = `${fieldNumber(count, 2)}${name}`;
  return unit.isWeight ? text : `${text} (${fieldNumber(grams)} g)`;
};

/** What is eaten of a food when nobody says how much: one of its portions, or its weight. */
export const usualAmount = (food: FoodHit): Amount => {
  const unit = unitsOf(food).find(({ grams, isWeight }) => grams === food.serving_grams && !isWeight);
  return unit ? { typed: '1', unit } : { typed: fieldNumber(food.serving_grams), unit: gramUnit };
};

/** A weight in the unit in which its serving tells it; in grams where it tells none. */
export const amountOfServing = (food: FoodHit, grams: number, serving: string | null): Amount => {
  for (const unit of unitsOf(food)) {
    const amount = { typed: fieldNumber(grams / unit.grams, 2), unit };
    if (servingText(amount) === serving) return amount;
  }
  return { typed: fieldNumber(grams), unit: gramUnit };
};
