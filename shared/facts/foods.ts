import type { NutrientName } from '../nutrition/values/nutrients.ts';
import type { LocalDate } from '../time/local-date.ts';
import { type Amounts, amountsOfEntries } from './amount.ts';
import { plainName } from './plain-name.ts';
import type { FactEntry } from './source.ts';

/** A food with its entries. */
export interface FoodFacts {
  /** As written last, in plain text. */
  name: string;
  times: number;
  last: LocalDate;
  amounts: Amounts;
  entries: readonly FactEntry[];
}

/** Returns the key of a food: its name, ignoring whitespace and case. */
const keyOf = ({ food_name }: FactEntry): string => plainName(food_name).toLowerCase();

/** Groups entries by food, latest first. @param entries newest first */
export const foodsOf = (entries: readonly FactEntry[]): FoodFacts[] =>
  [...Map.groupBy(entries, keyOf).values()].map((same) => ({
    name: plainName(same[0]?.food_name ?? ''),
    times: same.length,
    last: same[0]?.local_date ?? '',
    amounts: amountsOfEntries(same),
    entries: same,
  }));

/** Returns the foods that contributed most of a nutrient, highest first, without those that contain none. */
export const topFoods = (foods: readonly FoodFacts[], by: NutrientName, most: number): FoodFacts[] =>
  foods
    .filter(({ amounts }) => (amounts[by]?.value ?? 0) > 0)
    .sort((one, other) => (other.amounts[by]?.value ?? 0) - (one.amounts[by]?.value ?? 0))
    .slice(0, most);
