import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FoodRecord } from '#shared/nutrition/table/food-record.ts';
import { readFdcForm } from './fdc-form.ts';
import { readSimpleForm } from './simple-form.ts';

const silent = (): void => undefined;

const files = {
  fdc: ['food.csv', 'food_nutrient.csv', 'food_portion.csv', 'measure_unit.csv'],
  simple: ['foods.csv', 'portions.csv'],
};

/**
 * Reads a reference: a folder with FoodData Central's CSV download or the simple format.
 * @param tell receives progress messages
 * @throws Error that names the missing or damaged file
 */
export const readFoods = async (
  path: string,
  report: (line: string) => void = silent,
): Promise<FoodRecord[]> => {
  if (!existsSync(path)) throw new Error(`There is no ${path}.`);
  if (!(await stat(path)).isDirectory()) throw new Error(`${path} is not a folder.`);
  const has = (names: readonly string[]): boolean => names.every((name) => existsSync(join(path, name)));
  if (has(files.fdc)) return readFdcForm(path, report);
  if (has(files.simple)) return readSimpleForm(path, report);
  const wanted = existsSync(join(path, 'food.csv')) ? files.fdc : files.simple;
  const missing = wanted.filter((name) => !existsSync(join(path, name)));
  throw new Error(`${path} lacks ${missing.join(', ')}.`);
};
