import { checkedRecord } from '../diet/checked-foods.ts';
import { isSuitable } from '../diet/conflicts.ts';
import { type DietConstraints, isUnconstrained } from '../diet/read-diet.ts';
import type { FoodRecord } from '../nutrition/table/food-record.ts';
import type { HelpfulFood } from './schema.ts';

type Lacking = 'protein' | 'fiber';

/** Everyday foods of different cuisines that are rich in a nutrient. Their values come from the food table. */
const richFoods: Readonly<Record<Lacking, readonly string[]>> = {
  fiber: [
    'usda:172421', // Lentils
    'usda:173735', // Black beans
    'usda:173757', // Chickpeas
    'sr:20125', // Wholewheat pasta
    'usda:167755', // Raspberries
    'usda:169118', // Pear
    'usda:170567', // Almonds
    'usda:169967', // Broccoli
  ],
  protein: [
    'usda:171477', // Chicken breast
    'usda:172475', // Firm tofu
    'sr:01256', // Nonfat Greek yogurt
    'sr:15121', // Tuna in water
    'usda:175168', // Salmon
    'usda:172182', // Low-fat cottage cheese
    'usda:173424', // Egg
    'usda:172421', // Lentils
  ],
};

/** Added for users whose diet or allergies exclude some of those. */
const moreFoods: Readonly<Record<Lacking, readonly string[]>> = {
  fiber: [],
  protein: [
    'usda:173735', // Black beans
    'usda:173757', // Chickpeas
  ],
};

const MAX_FOODS = 3;

const servingOf = ({ portions }: FoodRecord): number =>
  portions.find(({ unit, words }) => unit === 'serving' && words.length === 0)?.grams ?? 100;

const foodOf = (record: FoodRecord, name: Lacking): HelpfulFood[] => {
  const serving_grams = servingOf(record);
  const in100 = record.per_100_g[name];
  if (in100 === null) return [];
  const amount = Math.round((in100 * serving_grams) / 10) / 10;
  return [{ name: record.name, record_id: record.id, serving_grams, amount }];
};

/**
 * Returns the foods of which one serving best fills a gap and which fit the user's diet and allergies.
 * @param missing g per day
 */
export const helpfulFoods = (
  name: Lacking,
  missing: number,
  recordOf: (id: string) => FoodRecord | null,
  constraints: DietConstraints,
): HelpfulFood[] =>
  [...richFoods[name], ...(isUnconstrained(constraints) ? [] : moreFoods[name])]
    .flatMap((id) => {
      const record = recordOf(id);
      return record && isSuitable(checkedRecord(record), constraints) ? foodOf(record, name) : [];
    })
    .sort((one, other) => Math.abs(one.amount - missing) - Math.abs(other.amount - missing))
    .slice(0, MAX_FOODS);
