import type { FoodHit } from '#shared/foods/food-hit.ts';
import { portionLabel } from '#shared/nutrition/portions/portion-label.ts';
import { FLUID_OUNCE_ML, OUNCE_G } from '#shared/nutrition/text/units.ts';
import { fieldNumber } from '../../ui/format-number.ts';
import { parseDecimal } from '../../ui/parse-decimal.ts';

/** What an amount of a food is counted in. */
export interface AmountUnit {
  /** Its name for one; tells units of a food apart. */
  one: string;
  many: string;
  /** Weight of one, g. */
  grams: number;
  /** Already tells the weight: grams themselves. */
  isWeight: boolean;
}

const named = (name: string, grams: number, isWeight = false): AmountUnit => ({
  one: name,
  many: name,
  grams,
  isWeight,
});

const gram = named('g', 1, true);
const ounce = named('oz', OUNCE_G);

/** What a drink is poured by; its own fluid ounce tells how heavy it is. */
const volumesOf = ({ liquid, portions }: FoodHit): AmountUnit[] => {
  if (!liquid) return [];
  const own = portions.find(({ unit, words }) => unit === 'floz' && words.length === 0);
  const millilitre = (own?.grams ?? FLUID_OUNCE_ML) / FLUID_OUNCE_ML;
  return [named('ml', millilitre), ...(own ? [] : [named('fl oz', millilitre * FLUID_OUNCE_ML)])];
};

/** The units that a food can be counted in: its own portions, each once, then weights and volumes. */
export const unitsOf = (food: FoodHit): AmountUnit[] => {
  const isNamed = (grams: number): boolean =>
    food.portions.some((portion) => portion.unit !== 'serving' && portion.grams === grams);
  const own = food.portions
    .filter(({ unit, grams }) => grams > 0 && !(unit === 'serving' && isNamed(grams)))
    .map((portion) => ({
      one: portionLabel(portion),
      many: portionLabel(portion, 2),
      grams: portion.grams,
      isWeight: false,
    }));
  const all = [...own, gram, ...(food.liquid ? volumesOf(food) : [ounce])];
  return [...new Map(all.toReversed().map((unit) => [unit.one, unit])).values()].toReversed();
};

/** How much of a food is chosen. */
export interface Amount {
  /** As typed. */
  typed: string;
  unit: AmountUnit;
}

/** As much as a kitchen scale tells. */
const round = (grams: number): number => Math.round(grams * 10) / 10;

/** Weight of an amount, g; null where what was typed is no amount. */
export const gramsOf = ({ typed, unit }: Amount): number | null => {
  const count = parseDecimal(typed);
  return count === null || Number.isNaN(count) || count <= 0 ? null : round(count * unit.grams);
};

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
  return unit ? { typed: '1', unit } : { typed: fieldNumber(food.serving_grams), unit: gram };
};

/** A weight in the unit in which its serving tells it; in grams where it tells none. */
export const amountOfServing = (food: FoodHit, grams: number, serving: string | null): Amount => {
  for (const unit of unitsOf(food)) {
    const amount = { typed: fieldNumber(grams / unit.grams, 2), unit };
    if (servingText(amount) === serving) return amount;
  }
  return { typed: fieldNumber(grams), unit: gram };
};
