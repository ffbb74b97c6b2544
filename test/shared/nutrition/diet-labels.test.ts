import { describe, expect, it } from 'vitest';
import { dietLabels, dietLabelsOf } from '#shared/nutrition/values/diet-labels.ts';
import { contents, diets } from '#shared/nutrition/table/food-record.ts';
import { builtInTable } from '#infra/foods/built-in-table.ts';

describe('The diet labels of a food', () => {
  it.each([
    ['vegan', ['vegan', 'vegetarian', 'pescatarian']],
    ['vegetarian', ['vegetarian', 'pescatarian']],
    ['pescatarian', ['pescatarian']],
    ['meat', []],
  ] as const)('the diet labels of a food list the diets that fit a %s food', (diet, eaters) => {
    const free = ['gluten-free', 'dairy-free', 'nut-free', 'pork-free', 'alcohol-free'];
    expect(dietLabelsOf({ diet, contains: [] })).toEqual([...eaters, ...free]);
  });

  it.each([
    ['gluten', 'gluten-free'],
    ['milk', 'dairy-free'],
    ['nut', 'nut-free'],
    ['peanut', 'nut-free'],
    ['pork', 'pork-free'],
    ['alcohol', 'alcohol-free'],
  ] as const)('omit %s contents correctly: the food is not %s', (content, label) => {
    const without = dietLabelsOf({ diet: 'meat', contains: [] });
    expect(dietLabelsOf({ diet: 'meat', contains: [content] })).toEqual(
      without.filter((each) => each !== label),
    );
  });

  it('the diet labels of a food stay empty when the ingredients are unknown', () => {
    expect(dietLabelsOf({})).toEqual([]);
    expect(dietLabelsOf({ diet: null, contains: [] })).toEqual([]);
  });

  it('never contradict each other', () => {
    for (const diet of diets)
      for (const content of contents) {
        const plain = dietLabelsOf({ diet, contains: [] });
        expect(dietLabelsOf({ diet, contains: [content] }).every((label) => plain.includes(label))).toBe(
          true,
        );
      }
  });

  it('each apply to some food of the table', () => {
    const used = new Set(builtInTable.flatMap(dietLabelsOf));
    expect(dietLabels.filter((label) => !used.has(label))).toEqual([]);
  });
});
