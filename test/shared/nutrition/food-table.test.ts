import { describe, expect, it } from 'vitest';
import type { FoodRecord } from '#shared/nutrition/food-record.ts';
import { foodTable } from '#shared/nutrition/food-table.ts';
import { contentWords } from '#shared/nutrition/text/content-words.ts';
import { nutrientNames, nutrientsSchema } from '#shared/nutrition/nutrients.ts';
import { verifyFoods } from '#test/support/verify-foods.ts';

const twice = (values: readonly string[]): string[] =>
  values.filter((value, at) => values.indexOf(value) !== at);
const namesOf = (foods: readonly FoodRecord[]): string[] => foods.map((food) => food.name);

/** Alcohol gives 7 kcal/g that no macronutrient shows. */
const alcoholic = [
  'Beer',
  'Light beer',
  'Hard cider',
  'Red wine',
  'White wine',
  'Rose wine',
  'Sangria',
  'Spirits',
  'Gin and tonic',
  'Margarita',
  'Cocktail',
];
/** Most of its carbohydrate is fibre that gives hardly any energy; the reference counts so. */
const countedOtherwise = ['Black pepper', 'Cinnamon', 'Cocoa powder', 'Dried seaweed'];

describe('The food table', () => {
  it('holds the foods people commonly eat, each with a source, names and figures of its own', () => {
    expect(foodTable.length).toBeGreaterThan(220);
    expect(foodTable.filter((food) => !/^(?:usda:\d+|fndds:\d{8}|sr:\d{5})$/.test(food.id))).toEqual([]);
    expect(twice(foodTable.map((food) => food.id))).toEqual([]);
    expect(foodTable.filter((food) => food.aliases.length < 1 || food.aliases.length > 8)).toEqual([]);
    expect(foodTable.filter((food) => !nutrientsSchema.safeParse(food.per_100_g).success)).toEqual([]);
    expect(namesOf(foodTable.filter((food) => food.per_100_g.calories === null))).toEqual([]);
  });

  it('gives no name to two foods', () => {
    const spoken = foodTable.flatMap((food) => [
      ...new Set([food.name, ...food.aliases].map((name) => contentWords(name).join(' '))),
    ]);
    expect(spoken.filter((name) => name === '')).toEqual([]);
    expect(twice(spoken)).toEqual([]);
  });

  it('has energies that fit the macronutrients at 4, 4 and 9 kcal per g', () => {
    const off = foodTable.filter(({ per_100_g: { calories, protein, carbs, fat } }) => {
      const energy = 4 * (protein ?? 0) + 4 * (carbs ?? 0) + 9 * (fat ?? 0);
      return Math.abs(energy - (calories ?? 0)) > Math.max(20, 0.15 * (calories ?? 0));
    });
    expect(namesOf(off).sort()).toEqual([...alcoholic, ...countedOtherwise].sort());
  });

  it('has no food that holds more than 100 g in 100 g, or more sugar and fibre than carbohydrate', () => {
    const impossible = foodTable.filter(({ per_100_g: { protein, carbs, fat, fiber, sugar } }) => {
      const parts = Math.max(fiber ?? 0, sugar ?? 0);
      return (protein ?? 0) + (carbs ?? 0) + (fat ?? 0) > 101 || parts > (carbs ?? 0) + 1;
    });
    expect(namesOf(impossible)).toEqual([]);
  });

  it('has portions that a person could eat, sizes in order, spoons in proportion', () => {
    const wrong = foodTable.filter(({ portions }) => {
      const of = (unit: string, size?: string): number | undefined =>
        portions.find((each) => each.unit === unit && (size === undefined || each.words.includes(size)))
          ?.grams;
      const [tbsp, tsp, cup] = [of('tbsp'), of('tsp'), of('cup')];
      const small = of('whole', 'small') ?? 0;
      const medium = of('whole', 'medium') ?? small;
      const large = of('whole', 'large') ?? Infinity;
      const isAmount = (grams: number): boolean => grams > 0 && grams <= 5_000;
      const isBetween = (value: number, low: number, high: number): boolean => value >= low && value <= high;
      return !(
        portions.every(({ grams }) => isAmount(grams)) &&
        (of('serving') ?? Infinity) <= 600 &&
        small <= medium &&
        medium <= large &&
        (tbsp === undefined || tsp === undefined || isBetween(tbsp / tsp, 2.5, 3.5)) &&
        (tbsp === undefined || cup === undefined || isBetween(cup / tbsp, 9, 22))
      );
    });
    expect(namesOf(wrong)).toEqual([]);
  });
});

describe('The check against the reference', () => {
  const [apple] = foodTable;
  const row = {
    id: 'sr:09003',
    fdc_id: '',
    kcal: '52',
    protein_g: '0.26',
    carbs_g: '13.81',
    fat_g: '0.17',
    fiber_g: '2.4',
    sugar_g: '10.39',
    sodium_mg: '1',
  };
  const verify = (change: Partial<typeof row>): string[] =>
    verifyFoods(apple ? [apple] : [], [{ ...row, ...change }]);

  it('is content with the same figures, and names what differs, is unknown or is gone', () => {
    expect(nutrientNames.every((name) => apple?.per_100_g[name] !== null)).toBe(true);
    expect(verify({})).toEqual([]);
    expect(verify({ carbs_g: '13.9' })).toEqual([
      'Apple (sr:09003): carbs is 13.81, the reference says 13.9',
    ]);
    expect(verify({ sugar_g: '' })).toEqual(['Apple (sr:09003): sugar is 10.39, the reference says unknown']);
    expect(verify({ id: 'sr:1' })).toEqual(['Apple: the reference has no record sr:09003']);
  });
});
