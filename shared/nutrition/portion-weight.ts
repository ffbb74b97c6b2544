import type { FoodRecord, PortionUnit } from './food-record.ts';
import type { Size } from './text/units.ts';

/** A weight, and how far it is to be trusted: the food's own portion, one reckoned from it, or a common measure. */
export interface Weight {
  grams: number;
  trust: number;
}

const OWN = 0.9;
const RECKONED = 0.75;
const COMMON = 0.5;

const sizeFactor: Record<Size, number> = { small: 0.75, medium: 1, large: 1.3 };

/** Portions that stand in for one that a food does not know, nearest first. */
const kin: Partial<Record<PortionUnit, readonly PortionUnit[]>> = {
  whole: ['medium', 'bar', 'piece', 'slice', 'shot'],
  piece: ['slice', 'whole', 'medium'],
  slice: ['piece', 'whole', 'medium'],
  can: ['pot'],
  pot: ['can', 'bag', 'cup'],
  bag: ['pot', 'bar', 'handful'],
  bar: ['whole', 'piece'],
  glass: ['cup'],
  scoop: ['handful'],
  shot: ['splash'],
  splash: ['topping', 'tsp'],
  topping: ['splash', 'tbsp'],
};

/** Measures of which one gives the other, with the factor: 16 tablespoons a cup. */
const measures: Partial<Record<PortionUnit, readonly (readonly [from: PortionUnit, factor: number])[]>> = {
  cup: [['tbsp', 16]],
  tbsp: [
    ['cup', 1 / 16],
    ['tsp', 3],
  ],
  tsp: [
    ['tbsp', 1 / 3],
    ['cup', 1 / 48],
  ],
  bowl: [
    ['plate', 0.85],
    ['cup', 1.4],
  ],
  plate: [
    ['bowl', 1.2],
    ['cup', 1.6],
  ],
};

/** Grams of common household measures, for foods that know none of their own. */
const common: Partial<Record<PortionUnit, number>> = {
  cup: 150,
  tbsp: 15,
  tsp: 5,
  handful: 30,
  splash: 10,
  topping: 15,
};
const commonOfLiquids: Partial<Record<PortionUnit, number>> = {
  cup: 240,
  glass: 240,
  bowl: 300,
  can: 330,
  bottle: 500,
  tbsp: 15,
  tsp: 5,
  splash: 15,
};

const related = (record: FoodRecord, unit: PortionUnit): number | null => {
  for (const other of kin[unit] ?? []) {
    const grams = record.portions[other];
    if (grams !== undefined) return grams;
  }
  for (const [from, factor] of measures[unit] ?? []) {
    const grams = record.portions[from];
    if (grams !== undefined) return grams * factor;
  }
  return null;
};

/** Weight of one portion of a food, in g. */
export const portionWeight = (record: FoodRecord, unit: PortionUnit): Weight => {
  const own = record.portions[unit];
  if (own !== undefined) return { grams: own, trust: OWN };
  const grams = related(record, unit);
  if (grams !== null) return { grams, trust: RECKONED };
  const usual = (record.liquid ? commonOfLiquids : common)[unit];
  return { grams: usual ?? record.portions.serving, trust: COMMON };
};

/** Weight of one portion of a size: the food's own 'large' if it is counted or poured, else a larger portion. */
export const sizedWeight = (record: FoodRecord, unit: PortionUnit, size: Size | null): Weight => {
  if (size === null) return portionWeight(record, unit);
  const own = record.liquid || unit === 'whole' || unit === 'serving' ? record.portions[size] : undefined;
  if (own !== undefined) return { grams: own, trust: OWN };
  const { grams, trust } = portionWeight(record, unit);
  return { grams: grams * sizeFactor[size], trust: Math.min(trust, RECKONED) };
};
