import { readFileSync } from 'node:fs';
import { groundItem } from '#shared/nutrition/ground-item.ts';
import type { FoodKnowledge } from '#shared/nutrition/match/food-knowledge.ts';

/** Maximum relative error of the energy, and the absolute one in kcal per 100 g that never matters. */
const WITHIN = 0.25;
const NEGLIGIBLE_KCAL = 10;

const rows = readFileSync(new URL('photo-names.tsv', import.meta.url), 'utf8')
  .split('\n')
  .slice(2)
  .filter((line) => line !== '')
  .map((line) => {
    const [name = '', id = '', kcal = ''] = line.split('\t');
    return { name, id, kcal: Number(kcal) };
  });

/** Returns the share of food names, written as a vision model does, whose energy is close to the USDA record's. */
export const measurePhotoNames = (
  knowledge: FoodKnowledge,
): { names: number; within: number; wrong: string[] } => {
  const wrong = rows.flatMap(({ name, kcal }) => {
    const { record_id: id, per_100_g: values } = groundItem({ name, grams: 100, confidence: 1 }, knowledge);
    const error = Math.abs((values.calories ?? 0) - kcal);
    const isClose = id !== null && error <= Math.max(WITHIN * kcal, NEGLIGIBLE_KCAL);
    return isClose
      ? []
      : [`${name}: ${values.calories ?? 'unknown'} instead of ${kcal} kcal (${id ?? 'no food'})`];
  });
  return { names: rows.length, within: 1 - wrong.length / rows.length, wrong };
};
