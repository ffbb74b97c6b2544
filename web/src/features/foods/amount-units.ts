import type { FoodFacts } from '#shared/foods/schema.ts';
import { isSayable } from '#shared/nutrition/portions/portion-label.ts';
import { portionName } from './portion-name.ts';
import { FLUID_OUNCE_ML, OUNCE_G } from '#shared/nutrition/parse/vocabulary/units.ts';

/** Unit for amounts of a food. */
export interface AmountUnit {
  /** Singular name; unique among the units of a food. */
  one: string;
  many: string;
  /** Weight of one unit, g. */
  grams: number;
  /** Whether the unit is itself a weight, such as grams. */
  isWeight: boolean;
}

/** Fields of a food needed to determine its units. */
export type Countable = Pick<FoodFacts, 'liquid' | 'portions'>;

const named = (name: string, grams: number, isWeight = false): AmountUnit => ({
  one: name,
  many: name,
  grams,
  isWeight,
});

export const gramUnit = named('g', 1, true);
const ounce = named('oz', OUNCE_G);

/** Returns the volume units of a drink. Its own fluid ounce gives its density. */
const volumesOf = ({ portions }: Countable): AmountUnit[] => {
  const own = portions.find(({ unit, words }) => unit === 'floz' && words.length === 0);
  const millilitre = (own?.grams ?? FLUID_OUNCE_ML) / FLUID_OUNCE_ML;
  return [named('ml', millilitre), named('fl oz', millilitre * FLUID_OUNCE_ML)];
};

/** Returns the measures of a food: grams and ounces; for drinks milliliters and fluid ounces. */
const measuresOf = (food: Countable): AmountUnit[] => [
  gramUnit,
  ...(food.liquid ? volumesOf(food) : [ounce]),
];

/** Returns the units without duplicate names, in order. */
const onceEach = (units: readonly AmountUnit[]): AmountUnit[] =>
  units.filter(({ one }, at) => units.findIndex((unit) => unit.one === one) === at);

/**
 * Returns the household units of a food's portions without duplicates. Omits the serving if a portion has the same
 * weight.
 */
export const portionUnitsOf = ({ portions }: Pick<Countable, 'portions'>): AmountUnit[] => {
  const isNamed = (grams: number): boolean =>
    portions.some((portion) => portion.unit !== 'serving' && portion.grams === grams);
  const units = portions
    .filter((portion) => portion.grams > 0 && isSayable(portion))
    .filter(({ unit, grams }) => unit !== 'serving' || !isNamed(grams))
    .map((portion) => ({
      one: portionName(portion),
      many: portionName(portion, 2),
      grams: portion.grams,
      isWeight: false,
    }));
  return onceEach(units);
};

/** Returns all units of a food without duplicates: its portions first, or the measures. */
export const unitsOf = (food: Countable, first: 'portions' | 'measures' = 'portions'): AmountUnit[] => {
  const [portions, measures] = [portionUnitsOf(food), measuresOf(food)];
  return onceEach(first === 'portions' ? [...portions, ...measures] : [...measures, ...portions]);
};

/** Returns the weight of a number of units in g, with the precision of a kitchen scale. */
export const weightOf = (count: number, { grams }: AmountUnit): number =>
  Math.max(0.1, Math.round(count * grams * 10) / 10);
