import { type NutrientName, nutrientNames } from '../nutrition/nutrients.ts';

/** A sum. kcal, g, mg. `isAtLeast`: some of what it is made of is not known (decision D4). */
export interface Amount {
  value: number;
  isAtLeast: boolean;
}

/** null: nothing of it is known. */
export type Amounts = Readonly<Record<NutrientName, Amount | null>>;

/** Sums are made of these whole parts, as the table keeps them: kcal, tenths of a gram, mg (decision D8). */
const partsOf: Readonly<Record<NutrientName, number>> = {
  calories: 1,
  protein: 10,
  carbs: 10,
  fat: 10,
  fiber: 10,
  sugar: 10,
  sodium: 1,
};

/** A figure as it counts in a sum. */
export const rounded = (name: NutrientName, value: number): number =>
  Math.round(value * partsOf[name]) / partsOf[name];

/** Adds figures without drift. */
export const sumOf = (name: NutrientName, values: readonly number[]): number =>
  values.reduce((sum, value) => sum + Math.round(value * partsOf[name]), 0) / partsOf[name];

/** The sum of amounts: 'at least' where one is not known, null where none is. */
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

/** An amount for each nutrient. */
export const amountsOf = (make: (name: NutrientName) => Amount | null): Amounts =>
  Object.fromEntries(nutrientNames.map((name) => [name, make(name)])) as unknown as Amounts;

/** The sums of foods that may lack figures. */
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

/** Averages, rounded as sums are. */
export const dividedBy = (amounts: Amounts, count: number): Amounts =>
  amountsOf((name) => {
    const amount = amounts[name];
    return amount && { ...amount, value: rounded(name, amount.value / count) };
  });
