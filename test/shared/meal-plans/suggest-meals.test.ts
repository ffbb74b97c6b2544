import { describe, expect, it } from 'vitest';
import { suggestMeals } from '#shared/meal-plans/suggest-meals.ts';
import { aUsualMeal } from '#test/support/builders/a-usual-meal.ts';

const left = { calories: 1_000, protein: 60, fiber: 10 };
const names = (found: { meal: { name: string } }[]): string[] => found.map(({ meal }) => meal.name);

describe('Suggestions from frequent meals', () => {
  it('suggestions from frequent meals offer three meals per meal type that fit the remaining calories', () => {
    const usual = [
      ...['A', 'B', 'C', 'D'].map((name) => aUsualMeal({ name, calories: 400 })),
      aUsualMeal({ name: 'Feast', calories: 1_001 }),
      aUsualMeal({ name: 'Oats', type: 'breakfast', calories: 300 }),
    ];
    const found = suggestMeals({ usual, planned: [], left });
    expect([found.lunch.length, names(found.breakfast), found.dinner, found.snack]).toEqual([
      3,
      ['Oats'],
      [],
      [],
    ]);
    expect(names(found.lunch)).not.toContain('Feast');
  });

  it("suggestions from frequent meals show a meal's frequency, nutrients and the remaining calories", () => {
    const usual = [aUsualMeal({ name: 'Rice', calories: 580, protein: 24, times: 6 })];
    const [only] = suggestMeals({ usual, planned: [], left }).lunch;
    expect(only?.reason).toBe('You’ve had this 6 times; 420 kcal left; 24 g of the 60 g protein left');
    const saved = [aUsualMeal({ name: 'Stew', type: null, is_saved: true, times: 0, protein: null })];
    expect(suggestMeals({ usual: saved, planned: [], left }).breakfast[0]?.reason).toBe(
      'Your saved meal; 500 kcal left',
    );
    const once = [aUsualMeal({ times: 1, protein: 1 })];
    expect(suggestMeals({ usual: once, planned: [], left }).lunch[0]?.reason).toBe(
      'You’ve had this once; 500 kcal left',
    );
  });

  it('(D49) suggestions for a user at risk name neither what is left of the goal nor missing protein', () => {
    const usual = [aUsualMeal({ name: 'Rice', calories: 580, protein: 24, times: 6 })];
    const found = suggestMeals({ usual, planned: [], left: { ...left, isGoalHidden: true } });
    expect(found.lunch.map(({ reason }) => reason)).toEqual(['You’ve had this 6 times']);
  });

  it('never repeat a meal or name a planned one', () => {
    const usual = [
      aUsualMeal({ name: 'Oats, banana' }),
      aUsualMeal({ name: 'Oats' }),
      aUsualMeal({ name: 'Soup' }),
      aUsualMeal({ name: 'soup ', id: 'again' }),
      aUsualMeal({ name: 'Chilli', type: null, is_saved: true }),
      aUsualMeal({ name: 'Eggs', calories: 450 }),
    ];
    const found = suggestMeals({ usual, planned: [{ type: 'dinner', name: 'EGGS' }], left });
    const all = Object.values(found).flatMap(names);
    expect(new Set(all.map((name) => name.trim().toLowerCase())).size).toBe(all.length);
    expect(all).not.toContain('Eggs');
    expect(all.filter((name) => name.startsWith('Oats'))).toHaveLength(1);
  });

  it('prefer meals with missing protein', () => {
    const usual = [
      aUsualMeal({ name: 'Pasta', calories: 450, protein: 10 }),
      aUsualMeal({ name: 'Chicken', calories: 450, protein: 40 }),
    ];
    expect(names(suggestMeals({ usual, planned: [], left }).lunch)).toEqual(['Chicken', 'Pasta']);
  });

  it('suggestions from frequent meals reserve calories for the meals still to come', () => {
    const usual = [
      aUsualMeal({ name: 'Large', calories: 900 }),
      aUsualMeal({ name: 'Third', calories: 350 }),
    ];
    expect(names(suggestMeals({ usual, planned: [], left }).lunch)[0]).toBe('Third');
    const planned = (['breakfast', 'dinner', 'snack'] as const).map((type) => ({ type, name: type }));
    expect(names(suggestMeals({ usual, planned, left }).lunch)[0]).toBe('Large');
  });

  it('suggestions from frequent meals stay empty when no calories remain', () => {
    const found = suggestMeals({ usual: [aUsualMeal()], planned: [], left: { ...left, calories: 0 } });
    expect(Object.values(found).flat()).toEqual([]);
  });

  it('suggestions from frequent meals exclude a planned meal in any order of its foods', () => {
    const usual = [aUsualMeal({ name: 'Oats, banana' })];
    const found = suggestMeals({ usual, planned: [{ type: 'breakfast', name: 'banana, Oats' }], left });
    expect(Object.values(found).flat()).toEqual([]);
  });

  it("suggestions from frequent meals list recipe book meals after the user's own, marked as such", () => {
    const ofBook = { times: 0, last_date: null };
    const usual = [
      aUsualMeal({ name: 'Lentils', calories: 420, protein: 28, ...ofBook }),
      aUsualMeal({ name: 'Soup', calories: 500, times: 1 }),
    ];
    const found = suggestMeals({ usual, planned: [], left }).lunch;
    expect(names(found)).toEqual(['Soup', 'Lentils']);
    expect(found[1]?.reason).toBe('From the recipe book; 580 kcal left; 28 g of the 60 g protein left');
  });
});
