import type { NutrientName } from '../nutrition/nutrients.ts';
import type { LocalDate } from '../time/local-date.ts';
import { type Amounts, amountsOfEntries } from './amount.ts';
import { plainName } from './plain-name.ts';
import type { FactEntry } from './source.ts';

/** A food as often as it was logged. */
export interface FoodFacts {
  /** As it was written the last time, in plain text. */
  name: string;
  times: number;
  last: LocalDate;
  amounts: Amounts;
  entries: readonly FactEntry[];
}

/** Same food: the same words, however they are spaced and capitalised. */
const keyOf = ({ food_name }: FactEntry): string => plainName(food_name).toLowerCase();

/** Foods by name, the one logged last first. @param entries newest first */
export const foodsOf = (entries: readonly FactEntry[]): FoodFacts[] =>
  [...Map.groupBy(entries, keyOf).values()].map((same) => ({
    name: plainName(same[0]?.food_name ?? ''),
    times: same.length,
    last: same[0]?.local_date ?? '',
    amounts: amountsOfEntries(same),
    entries: same,
  }));

/** The foods that gave most of something, most first; foods that give none of it are left out. */
export const topFoods = (foods: readonly FoodFacts[], by: NutrientName, most: number): FoodFacts[] =>
  foods
    .filter(({ amounts }) => (amounts[by]?.value ?? 0) > 0)
    .sort((one, other) => (other.amounts[by]?.value ?? 0) - (one.amounts[by]?.value ?? 0))
    .slice(0, most);
