import type { Figure, MealRow } from './meal-row.ts';
import type { Prediction } from './predict.ts';

/** A meal with its result. */
export interface Answered {
  row: MealRow;
  prediction: Prediction;
}

/** The quality of one value over a group. */
export interface Score {
  meals: number;
  /** Share of meals with a result. */
  answered: number;
  /** Share within 7.5 g, strictly; a meal without a result is wrong. Null for energy. */
  accuracy: number | null;
  /** Mean absolute error over meals with a result. */
  mae: number;
  /** Share of the total error that is caused by the worst 1% of the meals. */
  tail: number;
}

const WITHIN_G = 7.5;

const meanOf = (values: readonly number[]): number =>
  values.length === 0 ? Number.NaN : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Scores one value of a group with the metrics of NutriBench: strict accuracy, mean absolute error, answer rate. */
export const scoreOf = (group: readonly Answered[], figure: Figure): Score => {
  const errors = group.flatMap(({ row, prediction }) =>
    row.truth === null || prediction.sums === null
      ? []
      : [Math.abs(prediction.sums[figure] - row.truth[figure])],
  );
  const worst = errors.toSorted((one, other) => other - one).slice(0, Math.ceil(errors.length / 100));
  const total = errors.reduce((sum, error) => sum + error, 0);
  return {
    meals: group.length,
    answered: errors.length / group.length,
    accuracy: figure === 'energy' ? null : errors.filter((error) => error < WITHIN_G).length / group.length,
    mae: meanOf(errors),
    tail: total === 0 ? 0 : worst.reduce((sum, error) => sum + error, 0) / total,
  };
};

/** Returns all meals, followed by each group in order of first appearance. */
export const groupsOf = (meals: readonly Answered[]): [name: string, meals: Answered[]][] => {
  const groups = Map.groupBy(meals, ({ row }) => row.group);
  return groups.size < 2 ? [['All', [...meals]]] : [['All', [...meals]], ...groups];
};
