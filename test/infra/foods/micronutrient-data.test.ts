import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { builtInTable } from '#infra/foods/built-in-table.ts';
import { importMicronutrients, readMicronutrientLines } from '#infra/foods/micronutrient-data.ts';
import { demoDiary } from '#infra/local/seed/demo-diary.ts';
import { tableColumns } from '#shared/micronutrients/micronutrient.ts';
import { addMicronutrients, coverageOf, sumEntry } from '#shared/micronutrients/sum-micronutrients.ts';
import { builtInFoods } from '#test/support/built-in-foods.ts';
import { findMicronutrients } from '#test/support/micronutrient-table.ts';

describe('The micronutrient data', () => {
  it('keeps records unique, with no more values than columns', () => {
    const lines = readMicronutrientLines();
    expect(lines.length).toBeGreaterThan(14_000);
    expect(new Set(lines.map((line) => line.split('\t')[0])).size).toBe(lines.length);
    expect(
      lines.filter((line) => (line.split('\t')[1]?.split(' ').length ?? 0) > tableColumns.length),
    ).toEqual([]);
  });

  it('covers 99.5% of the built-in foods, and at most 20 lack a record', () => {
    const lacking = builtInTable.filter(({ id }) => findMicronutrients(id) === null).map(({ id }) => id);
    expect(lacking).toContain('own:multivitamin');
    expect(lacking.length).toBeLessThanOrEqual(20);
    expect(1 - lacking.length / builtInTable.length).toBeGreaterThan(0.995);
  });

  it('covers the reviewed everyday foods completely for iron, calcium and vitamin C', () => {
    const rows = readFileSync('shared/nutrition/data/default-portions.tsv', 'utf8').split('\n').slice(2, 602);
    const values = rows.map((row) => findMicronutrients(row.split('\t')[0] ?? ''));
    expect(values).toHaveLength(600);
    const shareOf = (name: (typeof tableColumns)[number]): number =>
      values.filter((value) => value?.[name] != null).length / values.length;
    for (const name of ['iron_mg', 'calcium_mg', 'vitamin_c_mg'] as const)
      expect(shareOf(name)).toBeGreaterThan(0.95);
  });

  it('covers all energy of the demo diary', () => {
    const days = demoDiary(new Date('2026-11-20T20:00:00Z'), {
      zone: 'America/New_York',
      foods: builtInFoods(),
    });
    const sums = days
      .flatMap(({ entries }) => entries)
      .map(({ food_name, calories, sodium, items }) =>
        sumEntry({ food_name, calories, sodium, items }, findMicronutrients),
      );
    const total = addMicronutrients(sums);
    expect(coverageOf(total.known_calories, total)).toBeGreaterThan(0.99);
    expect(coverageOf(total.nutrients.vitamin_d_ug.known_calories, total)).toBeGreaterThan(0.8);
  });
});

describe('The import of micronutrients', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'micronutrients-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const write = (rows: readonly string[]): void => {
    writeFileSync(join(folder, 'foods.csv'), 'id,fdc_id\r\nsr:01001,173410\r\nsr:01009,\r\n');
    writeFileSync(
      join(folder, 'micronutrients.csv'),
      [`id,${tableColumns.join(',')}`, ...rows, ''].join('\n'),
    );
  };
  const row = (id: string, first: string): string =>
    [id, first, ...tableColumns.slice(1).map(() => '')].join(',');

  it('writes one file per source with FoodData Central IDs where there are any', async () => {
    write([row('sr:01001', '24'), row('sr:01009', '710'), row('fndds:11111000', '')]);
    expect(await importMicronutrients(folder, folder)).toBe(3);
    expect(readMicronutrientLines(folder)).toEqual(['usda:173410\t24', 'sr:01009\t710', 'fndds:11111000\t-']);
    expect(readFileSync(join(folder, 'standard-reference.tsv'), 'utf8')).toContain('public domain');
  });

  it.each([
    ['a negative value', row('sr:01001', '-3')],
    ['a value that is not a number', row('sr:01001', 'much')],
    ['an unknown source', row('label:1', '3')],
  ])('rejects %s', async (_, invalid) => {
    write([invalid]);
    await expect(importMicronutrients(folder, folder)).rejects.toThrow('is invalid');
  });
});
