import type { FoodFacts } from '#shared/foods/schema.ts';
import { isSayable, portionLabel } from '#shared/nutrition/portions/portion-label.ts';
import { FLUID_OUNCE_ML, OUNCE_G } from '#shared/nutrition/parse/vocabulary/units.ts';

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

/** What must be known of a food to count it. */
export type Countable = Pick<FoodFacts, 'liquid' | 'portions'>;

const named = (name: string, grams: number, isWeight = false): AmountUnit => ({
  one: name,
  many: name,
  grams,
  isWeight,
});

export const gramUnit = named('g', 1, true);
const ounce = named('oz', OUNCE_G);

/** What a drink is poured by; its own fluid ounce tells how heavy it is. */
const volumesOf = ({ portions }: Countable): AmountUnit[] => {
  const own = portions.find(({ unit, words }) => unit === 'floz' && words.length === 0);
  const millilitre = (own?.grams ?? FLUID_OUNCE_ML) / FLUID_OUNCE_ML;
  return [named('ml', millilitre), named('fl oz', millilitre * FLUID_OUNCE_ML)];
};

/** What any food is measured in: grams and ounces, a drink in millilitres and fluid ounces. */
export const measuresOf = (food: Countable): AmountUnit[] => [
  gramUnit,
  ...(food.liquid ? volumesOf(food) : [ounce]),
];

/** The first of each name, in their order. */
const onceEach = (units: readonly AmountUnit[]): AmountUnit[] =>
  units.filter(({ one }, at) => units.findIndex((unit) => unit.one === one) === at);

/** The household units that a food's own portions give, each once. No serving where a portion weighs the same. */
export const portionUnitsOf = ({ portions }: Pick<Countable, 'portions'>): AmountUnit[] => {
  const isNamed = (grams: number): boolean =>
    portions.some((portion) => portion.unit !== 'serving' && portion.grams === grams);
  const units = portions
    .filter((portion) => portion.grams > 0 && isSayable(portion))
    .filter(({ unit, grams }) => unit !== 'serving' || !isNamed(grams))
    .map((portion) => ({
      one: portionLabel(portion),
      many: portionLabel(portion, 2),
      grams: portion.grams,
      isWeight: false,
    }));
  return onceEach(units);
};

/** All that a food can be counted in, each once: its own portions first, or the measures. */
export const unitsOf = (food: Countable, first: 'portions' | 'measures' = 'portions'): AmountUnit[] => {
  const [portions, measures] = [portionUnitsOf(food), measuresOf(food)];
  return onceEach(first === 'portions' ? [...portions, ...measures] : [...measures, ...portions]);
};

/** Weight of so many of a unit, g: as much as a kitchen scale tells. */
export const weightOf = (count: number, { grams }: AmountUnit): number =>
  Math.max(0.1, Math.round(count * grams * 10) / 10);
