import { describe, expect, it } from 'vitest';
import { describeMeal } from '#test/support/built-in-foods.ts';
import { checkMealText, readMealTexts } from './check-meal-text.ts';

const rows = ['everyday.txt', 'people.txt', 'varied.txt', 'fresh.txt'].flatMap(readMealTexts);
const byKind = Map.groupBy(rows, ({ kind }) => kind);

describe('The meal parser reads what people type and say', () => {
  it('the tables have at least 20 texts of each of the 18 kinds', () => {
    expect([...byKind.values()].filter((texts) => texts.length < 20)).toEqual([]);
    expect(byKind.size).toBe(18);
  });

  it.each([...byKind])(
    'logs the foods, energy, meals and days of every text of the kind "%s"',
    (_, texts) => {
      const wrong = texts.flatMap((row) => {
        const problems = checkMealText(row, describeMeal(row.text));
        return problems.length === 0 ? [] : [{ text: row.text, problems }];
      });
      expect(wrong).toEqual([]);
    },
  );
});
