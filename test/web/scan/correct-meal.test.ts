import { describe, expect, it } from 'vitest';
import { addItems, removeItem, replaceItem, reweighItem } from '#web/features/scan/correct-meal.ts';
import { totalsOfMeal } from '#web/features/scan/entry-of-meal.ts';
import { mealNameOf } from '#web/features/scan/meal-name.ts';
import { mealOfAnalysis, type ScannedMeal } from '#web/features/scan/scanned-meal.ts';
import { analysis, food } from './foods.ts';

const meal = mealOfAnalysis(analysis);
const keyOf = (name: string, from: ScannedMeal = meal) =>
  from.items.find((item) => item.food.name.startsWith(name))?.key ?? '';
const egg = food({
  name: 'Egg, boiled',
  grams: 50,
  per_100_g: { calories: 155, protein: 13, carbs: 1, fat: 11, fiber: 0, sugar: 1, sodium: 124 },
});

describe('correcting a scanned meal', () => {
  it('changes the figures with the weight, and keeps the name', () => {
    const heavier = reweighItem(meal, keyOf('White rice'), 300);
    expect(totalsOfMeal(heavier).calories).toBe(206 + 390);
    expect(mealNameOf(heavier)).toBe('Salmon with rice');
    expect(heavier.serving_size).toBeNull();
  });

  it('takes a food away, and its figures with it', () => {
    const without = removeItem(meal, keyOf('Salmon'));
    expect(totalsOfMeal(without).calories).toBe(195);
    expect(mealNameOf(without)).toBe('White rice');
  });

  it('puts another food in its place at the same weight', () => {
    const corrected = replaceItem(meal, keyOf('Salmon'), [egg]);
    const [first] = corrected.items;
    expect(first).toMatchObject({ key: keyOf('Salmon'), food: { name: 'Egg, boiled', grams: 100 } });
    expect(first?.food.nutrients.calories).toBe(155);
  });

  it('puts several foods in its place with their own weights', () => {
    const corrected = replaceItem(meal, keyOf('Salmon'), [egg, food({ name: 'Bread', grams: 40 })]);
    expect(corrected.items.map((item) => [item.food.name, item.food.grams])).toEqual([
      ['Egg, boiled', 50],
      ['Bread', 40],
      ['White rice, cooked', 150],
    ]);
  });

  it('adds foods at the end', () => {
    expect(addItems(meal, [egg]).items.at(-1)?.food).toEqual(egg);
  });

  it('leaves the meal that it was given as it is', () => {
    reweighItem(meal, keyOf('Salmon'), 1);
    removeItem(meal, keyOf('Salmon'));
    expect(totalsOfMeal(meal).calories).toBe(401);
  });
});

describe('the name of a meal', () => {
  const named = (...names: string[]) =>
    mealNameOf({ food_name: null, items: names.map((name) => ({ key: name, food: food({ name }) })) });

  it('lists the foods in short', () => {
    expect(named('Egg, boiled')).toBe('Egg');
    expect(named('Egg, boiled', 'Rye bread')).toBe('Egg and rye bread');
    expect(named('Egg', 'Bread', 'Butter', 'Milk')).toBe('Egg, bread, butter and milk');
    expect(named('Egg', 'Bread', 'Butter', 'Milk', 'Tea')).toBe('Egg, bread, butter and 2 more');
  });

  it('fits into the diary whatever the foods are called', () => {
    expect(named(...Array.from({ length: 40 }, () => 'x'.repeat(120))).length).toBeLessThanOrEqual(200);
  });
});
