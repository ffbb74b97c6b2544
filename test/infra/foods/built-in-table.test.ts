import { describe, expect, it } from 'vitest';
import { contents, diets, type FoodRecord, regions } from '#shared/nutrition/table/food-record.ts';
import { foodId } from '#shared/foods/schema.ts';
import { builtInRows, builtInTable } from '#infra/foods/built-in-table.ts';
import { contentWords } from '#shared/nutrition/parse/content-words.ts';
import { nutrientsSchema } from '#shared/nutrition/values/nutrients-schema.ts';

const twice = (values: readonly string[]): string[] => {
  const seen = new Set<string>();
  return values.filter((value) => seen.size === seen.add(value).size);
};
const namesOf = (foods: readonly FoodRecord[]): string[] => foods.map((food) => food.name);

/**
 * Foods whose energy the reference calculates differently: with specific factors (cocoa, bran), or including substances
 * that are not macronutrients.
 */
const countedOtherwise = ['Baking powder', 'Cocoa powder', 'Dried seaweed', 'Oat bran', 'Taco seasoning'];

describe('The built-in food table', () => {
  it('the built-in food table contains commonly eaten foods, each with a source, names and values', () => {
    expect(builtInTable.length).toBeGreaterThanOrEqual(2_000);
    const odd = builtInTable.filter(
      ({ id }) => !/^(?:usda:\d+|fndds:\d{8}|sr:\d{5}|own:[a-z0-9-]+)$/.test(id),
    );
    expect(odd.map(({ id }) => id)).toEqual([]);
    // Entries and corrections store these IDs.
    expect(builtInTable.filter(({ id }) => !foodId.safeParse(id).success).map(({ id }) => id)).toEqual([]);
    expect(twice(builtInTable.map((food) => food.id))).toEqual([]);
    expect(builtInTable.filter((food) => food.aliases.length < 1 || food.aliases.length > 16)).toEqual([]);
    expect(builtInTable.filter((food) => !nutrientsSchema.safeParse(food.per_100_g).success)).toEqual([]);
    expect(namesOf(builtInTable.filter((food) => food.per_100_g.calories === null))).toEqual([]);
  });

  it('the built-in food table contains at least 120 foods from every part of the world', () => {
    const counts = regions.map(
      (region) => builtInTable.filter((food) => food.regions?.includes(region)).length,
    );
    expect(counts.filter((count) => count < 120)).toEqual([]);
  });

  it('the built-in food table lists the usual portion of every food, and one more household portion', () => {
    const lacking = builtInTable.filter(({ portions }) => {
      const told = new Set(portions.map(({ unit, words }) => [unit, ...words].join('/')));
      return told.size < 2 || !told.has('serving');
    });
    expect(namesOf(lacking)).toEqual([]);
  });

  it('the built-in food table lists diets and contents of every food without contradictions', () => {
    expect(namesOf(builtInTable.filter(({ diet }) => diet == null))).toEqual([]);
    const flesh = ['fish', 'crustacean', 'mollusc', 'pork'] as const;
    const barred: Record<(typeof diets)[number], readonly (typeof contents)[number][]> = {
      vegan: [...flesh, 'milk', 'egg'],
      vegetarian: flesh,
      pescatarian: ['pork'],
      meat: [],
    };
    const wrong = builtInTable.filter(
      ({ diet, contains }) => diet != null && barred[diet].some((each) => contains?.includes(each)),
    );
    expect(namesOf(wrong)).toEqual([]);
  });

  it('uses only regions, diets and contents that the product knows', () => {
    const known = new Set<string>([...regions, ...diets, ...contents, '-']);
    const odd = builtInRows.flatMap((row) => {
      const [, , , , , where = '', kind = ''] = row.split(' | ');
      return `${where} ${kind}`.split(' ').filter((word) => word !== '' && !known.has(word));
    });
    expect(odd).toEqual([]);
  });

  it('the built-in food table lists the ingredients of every food without a record, about 100 g in total', () => {
    const own = builtInTable.filter(({ id }) => id.startsWith('own:'));
    const grams = (food: FoodRecord): number =>
      (food.made_of ?? []).reduce((sum, part) => sum + part.grams, 0);
    expect(namesOf(own.filter((food) => grams(food) < 80 || grams(food) > 400))).toEqual([]);
    expect(namesOf(builtInTable.filter(({ id, made_of }) => made_of && !id.startsWith('own:')))).toEqual([]);
  });

  it('the built-in food table gives each name to only one food', () => {
    const spoken = builtInTable.flatMap((food) => [
      ...new Set([food.name, ...food.aliases].map((name) => contentWords(name).join(' '))),
    ]);
    expect(spoken.filter((name) => name === '')).toEqual([]);
    expect(twice(spoken)).toEqual([]);
  });

  it('the built-in food table contains energies that match the macronutrients at 4, 4 and 9 kcal per g, with or without fiber', () => {
    const off = builtInTable.filter(({ per_100_g: { calories, protein, carbs, fat, fiber }, contains }) => {
      // Alcohol provides 7 kcal/g, which no macronutrient includes.
      if (contains?.includes('alcohol')) return false;
      const most = 4 * (protein ?? 0) + 4 * (carbs ?? 0) + 9 * (fat ?? 0);
      const slack = Math.max(20, 0.15 * (calories ?? 0));
      return (calories ?? 0) > most + slack || (calories ?? 0) < most - 4 * (fiber ?? 0) - slack;
    });
    expect(namesOf(off).sort()).toEqual(countedOtherwise);
  });

  it('the built-in food table contains no food with more than 100 g in 100 g, or more sugar and fiber than carbohydrate', () => {
    const impossible = builtInTable.filter(({ per_100_g: { protein, carbs, fat, fiber, sugar } }) => {
      const parts = Math.max(fiber ?? 0, sugar ?? 0);
      return (protein ?? 0) + (carbs ?? 0) + (fat ?? 0) > 101 || parts > (carbs ?? 0) + 1;
    });
    expect(namesOf(impossible)).toEqual([]);
  });

  it('the built-in food table contains realistic portions with sizes in order and spoons in proportion', () => {
    const wrong = builtInTable.filter(({ portions }) => {
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
