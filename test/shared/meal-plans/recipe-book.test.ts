import { describe, expect, it } from 'vitest';
import { mealTypes } from '#shared/food-entries/meal-type.ts';
import { chooseRecipes } from '#shared/meal-plans/choose-recipes.ts';
import { readBook, writtenRecipes } from '#shared/meal-plans/read-book.ts';
import { bookRecipe } from '#shared/meal-plans/recipe-schema.ts';
import { recipeWords } from '#shared/meal-plans/recipe-words.ts';
import { readLineOfRecipe } from '#shared/recipes/read-line.ts';
import { builtInFoods } from '#test/support/built-in-foods.ts';

const book = readBook(builtInFoods());
const wish = { meal_type: 'dinner', calories: 600, protein: 35, fiber: 10 } as const;

/**
 * Returns energy from macronutrients in kcal per gram: Regulation (EU) No 1169/2011, annex XIV; our carbs include
 * fiber.
 */
const energyOf = ({ protein, carbs, fat, fiber }: Record<string, number | null>): number =>
  (protein ?? 0) * 4 + ((carbs ?? 0) - (fiber ?? 0)) * 4 + (fat ?? 0) * 9 + (fiber ?? 0) * 2;

describe('The recipe book', () => {
  it('the recipe book contains recipes with unique IDs, at least fifteen for every meal', () => {
    expect(book).toHaveLength(writtenRecipes.length);
    expect(new Set(book.map(({ id }) => id)).size).toBe(book.length);
    for (const type of mealTypes) {
      expect(book.filter(({ types }) => types.includes(type)).length).toBeGreaterThanOrEqual(15);
    }
  });

  it.each(writtenRecipes.map((recipe) => [recipe.name, recipe] as const))(
    '%s: every ingredient is recognized with confidence and weighed',
    (_name, { ingredients }) => {
      for (const line of ingredients) {
        const { items } = readLineOfRecipe(line, builtInFoods());
        expect(items, line).toHaveLength(1);
        expect(items[0]!.confidence, line).toBeGreaterThan(0.6);
        expect(items[0]!.record_id, line).not.toBeNull();
        const said = /^(\d+) (?:g|ml)\b/.exec(line)?.[1];
        if (said) expect(Math.abs(items[0]!.grams - Number(said)) / Number(said), line).toBeLessThan(0.06);
      }
    },
  );

  it.each(book.map((recipe) => [recipe.name, recipe] as const))(
    '%s: its energy is plausible',
    (_name, recipe) => {
      bookRecipe.parse(recipe);
      const { calories } = recipe.per_serving;
      const [least, most] = recipe.types.includes('snack') ? [100, 450] : [180, 700];
      expect(calories).toBeGreaterThanOrEqual(least);
      expect(calories).toBeLessThanOrEqual(most);
      expect(Math.abs(energyOf(recipe.per_serving) - calories!) / calories!).toBeLessThan(0.15);
    },
  );
});

describe('Recipes for the remaining calories', () => {
  it('recipes for the remaining calories suit the meal and fit in half servings', () => {
    const found = chooseRecipes(book, wish);
    expect(found).toHaveLength(6);
    for (const { types, per_serving, servings } of found) {
      expect(types).toContain('dinner');
      expect(per_serving.calories! * servings).toBeLessThanOrEqual(600);
      expect([0.5, 1, 1.5, 2]).toContain(servings);
    }
  });

  it('provide missing protein', () => {
    const protein = (wanted: number): number => {
      const found = chooseRecipes(book, { ...wish, protein: wanted, fiber: 0 });
      return found.reduce((sum, { per_serving, servings }) => sum + per_serving.protein! * servings, 0);
    };
    expect(protein(45)).toBeGreaterThan(protein(0));
  });

  it('recipes for the remaining calories disappear when no calories remain, and are small when few remain', () => {
    expect(chooseRecipes(book, { ...wish, calories: 0 })).toEqual([]);
    for (const { per_serving, servings } of chooseRecipes(book, {
      ...wish,
      meal_type: 'snack',
      calories: 130,
    }))
      expect(per_serving.calories! * servings).toBeLessThanOrEqual(130);
  });

  it('recipes for the remaining calories state the calories they use and the nutrients they provide', () => {
    const per_serving = { calories: 300, protein: 20, carbs: 1, fat: 1, fiber: 4, sugar: 1, sodium: 1 };
    const left = { calories: 1_600, protein: 50, fiber: 10 };
    expect(recipeWords({ per_serving, servings: 1.5 }, left, (value) => value.toLocaleString('en'))).toBe(
      '1.5 servings, 450 kcal. 1,150 kcal left, with 30 of the 50 g protein and 6 of the 10 g fiber.',
    );
    // Users at risk are not compared with a goal (decision D49).
    expect(recipeWords({ per_serving, servings: 1 }, { ...left, isGoalHidden: true }, String)).toBe(
      'One serving, 300 kcal.',
    );
  });
});
