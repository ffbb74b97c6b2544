import { describe, expect, it } from 'vitest';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import { describeMeal } from '#test/support/built-in-foods.ts';
import { unknownNutrients } from '#shared/nutrition/values/nutrients.ts';
import { errorKindOf } from '#test/accuracy/error-kind.ts';
import { mealRowOf } from '#test/accuracy/meal-row.ts';
import { sumsOf } from '#test/accuracy/predict.ts';
import { reportOf } from '#test/accuracy/report.ts';
import { type Answered, scoreOf } from '#test/accuracy/score.ts';

const answered = (carb: number, told: number | null, group = 'USA'): Answered => ({
  row: mealRowOf({
    row: '1',
    meal_description: 'x',
    carb: `${carb}`,
    fat: '0',
    energy: '0',
    protein: '0',
    country: group,
    serving_type: 'natural',
  }),
  prediction: { items: [], sums: told === null ? null : { carb: told, fat: 0, energy: 0, protein: 0 } },
});

describe('The accuracy measure', () => {
  it('counts a meal as correct only below 7.5 g of error, and an unanswered one as wrong', () => {
    const score = scoreOf(
      [answered(10, 17.49), answered(10, 17.5), answered(10, null), answered(10, 10)],
      'carb',
    );
    expect(score).toMatchObject({ meals: 4, answered: 0.75, accuracy: 0.5 });
    expect(score.mae).toBeCloseTo((7.49 + 7.5) / 3, 6);
  });

  it('reports how much of the error comes from the worst one percent', () => {
    const meals = [...Array.from({ length: 99 }, () => answered(0, 1)), answered(0, 101)];
    expect(scoreOf(meals, 'carb').tail).toBeCloseTo(101 / 200, 6);
  });

  it('reports all meals and each group', () => {
    const lines = reportOf([answered(10, 10), answered(10, 30, 'KEN')]);
    expect(lines.filter((line) => line.includes('meals'))).toEqual([
      'All: 2 meals',
      'US natural: 1 meals',
      'Worldwide: 1 meals',
    ]);
    expect(lines.find((line) => line.includes('carb'))).toContain(
      'Acc@7.5 g 50.0%, MAE 10.00, answered 100.0%',
    );
  });

  it('the accuracy measure needs no labels for the answer rate', () => {
    const row = mealRowOf({ row: '1', meal_description: 'x' });
    expect(reportOf([{ row, prediction: { items: [], sums: null } }])[0]).toContain('answered 0.0%');
  });
});

describe('The error analysis of a meal', () => {
  const rice = (grams: number): FoodItem[] => describeMeal(`${grams} g rice`).items;
  const truth = (items: readonly FoodItem[]) => items.map((item) => ({ food: item.name, ...sumsOf([item]) }));

  it('attributes an error to the split, the food or the weight', () => {
    expect(errorKindOf(truth(rice(100)), [])).toBe('segmentation');
    expect(errorKindOf(truth(rice(100)), rice(200))).toBe('portion');
    expect(errorKindOf(truth(rice(100)), describeMeal('100 g cheddar').items)).toBe('matching');
  });

  it('counts unknown values as zero', () => {
    const [item] = rice(100);
    const blank = item === undefined ? [] : [{ ...item, per_100_g: unknownNutrients }];
    expect(sumsOf(blank)).toEqual({ carb: 0, fat: 0, energy: 0, protein: 0 });
  });
});
