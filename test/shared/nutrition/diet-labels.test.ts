import { describe, expect, it } from 'vitest';
import { dietLabels, dietLabelsOf } from '#shared/nutrition/values/diet-labels.ts';
import { contents, diets } from '#shared/nutrition/table/food-record.ts';
import { builtInTable } from '#infra/foods/built-in-table.ts';

describe('A food is called', () => {
  it.each([
    ['vegan', ['vegan', 'vegetarian', 'pescatarian']],
    ['vegetarian', ['vegetarian', 'pescatarian']],
    ['pescatarian', ['pescatarian']],
    ['meat', []],
  ] as const)('by who eats it: %s', (diet, eaters) => {
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
  ] as const)('free of what it does not hold: with %s it is not %s', (content, label) => {
    const without = dietLabelsOf({ diet: 'meat', contains: [] });
    expect(dietLabelsOf({ diet: 'meat', contains: [content] })).toEqual(
      without.filter((each) => each !== label),
    );
  });

  it('nothing where the table does not tell what it holds', () => {
    expect(dietLabelsOf({})).toEqual([]);
    expect(dietLabelsOf({ diet: null, contains: [] })).toEqual([]);
  });

  it('nothing that contradicts another label: more in it is never called more', () => {
    for (const diet of diets)
      for (const content of contents) {
        const plain = dietLabelsOf({ diet, contains: [] });
        expect(dietLabelsOf({ diet, contains: [content] }).every((label) => plain.includes(label))).toBe(
          true,
        );
      }
  });

  it('something by every label, somewhere in the table', () => {
    const used = new Set(builtInTable.flatMap(dietLabelsOf));
    expect(dietLabels.filter((label) => !used.has(label))).toEqual([]);
  });
});
