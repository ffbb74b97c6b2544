import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtInTable } from '#infra/foods/built-in-table.ts';

const bases = new Set(['fda', 'fndds', 'plate', 'piece', 'package']);

const reviewed = readFileSync(
  join(import.meta.dirname, '../../../shared/nutrition/data/default-portions.tsv'),
  'utf8',
)
  .trim()
  .split('\n')
  .filter((line) => !line.startsWith('#'))
  .slice(1)
  .map((line) => line.split('\t'));

const foods = new Map(builtInTable.map((food) => [food.id, food]));

describe('The reviewed default portions', () => {
  it('covers at least 600 foods, each once and with a known basis', () => {
    expect(reviewed.length).toBeGreaterThanOrEqual(600);
    expect(new Set(reviewed.map(([id]) => id)).size).toBe(reviewed.length);
    expect(reviewed.filter(([, , basis = '']) => !bases.has(basis))).toEqual([]);
  });

  it('states the default portion that the food table uses', () => {
    const different = reviewed.filter(([id = '', grams]) => {
      const serving = foods
        .get(id)
        ?.portions.find(({ unit, words }) => unit === 'serving' && words.length === 0);
      return serving?.grams !== Number(grams);
    });
    expect(different).toEqual([]);
  });
});
