import { type NutrientName, nutrientNames } from '../nutrition/values/nutrients.ts';

/** A sum in kcal, g or mg. `isAtLeast` is set if some values are unknown (decision D4). */
export interface Amount {
  value: number;
  isAtLeast: boolean;
}

/** null if nothing is known. */
export type Amounts = Readonly<Record<NutrientName, Amount | null>>;

/** Precision of sums: stored as integers of kcal, tenths of a gram and mg (decision D8). */
const partsOf: Readonly<Record<NutrientName, number>> = {
  calories: 1,
  protein: 10,
  carbs: 10,
  fat: 10,
  fiber: 10,
  sugar: 10,
  sodium: 1,
};

/** Rounds a value to the precision of sums. */
export const rounded = (name: NutrientName, value: number): number =>
  Math.round(value * partsOf[name]) / partsOf[name];

/** Adds values without floating-point drift. */
export const sumOf = (name: NutrientName, values: readonly number[]): number =>
  values.reduce((sum, value) => sum + Math.round(value * partsOf[name]), 0) / partsOf[name];

/** Adds amounts. The sum is 'at least' if one is unknown, and null if all are. */
export const addAmounts = (name: NutrientName, amounts: readonly (Amount | null)[]): Amount | null => {
  const known = amounts.filter((amount) => amount !== null);
  if (known.length === 0) return null;
  return {
    value: sumOf(
      name,
      known.map(({ value }) => value),
    ),
    isAtLeast: known.length < amounts.length || known.some(({ isAtLeast }) => isAtLeast),
  };
};

/** Creates an amount for each nutrient. */
export const amountsOf = (make: (name: NutrientName) => Amount | null): Amounts =>
  Object.fromEntries(nutrientNames.map((name) => [name, make(name)])) as unknown as Amounts;

/** Returns the sums of foods with possibly unknown values. */
export const amountsOfEntries = (
  entries: readonly Readonly<Record<NutrientName, number | null>>[],
): Amounts =>
  amountsOf((name) =>
    addAmounts(
      name,
      entries.map(({ [name]: value }) =>
        value === null ? null : { value: rounded(name, value), isAtLeast: false },
      ),
    ),
  );

/** Returns averages, rounded like sums. */
export const dividedBy = (amounts: Amounts, count: number): Amounts =>
  amountsOf((name) => {
    const amount = amounts[name];
    return amount && { ...amount, value: rounded(name, amount.value / count) };
  });
