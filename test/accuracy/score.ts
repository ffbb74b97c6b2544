import type { Figure, MealRow } from './meal-row.ts';
import type { Prediction } from './predict.ts';

/** A meal with what was said of it. */
export interface Answered {
  row: MealRow;
  prediction: Prediction;
}

/** How well one figure came out over a group. */
export interface Score {
  meals: number;
  /** Share that was answered at all. */
  answered: number;
  /** Share within 7.5 g, strictly; an unanswered meal is wrong. Null for energy. */
  accuracy: number | null;
  /** Mean error over answered meals. */
  mae: number;
  /** Share of the whole error that the worst hundredth of the meals makes. */
  tail: number;
}

const WITHIN_G = 7.5;

const meanOf = (values: readonly number[]): number =>
  values.length === 0 ? Number.NaN : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Scores one figure of a group, by the measures of NutriBench: strict accuracy, mean absolute error, answer rate. */
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

/** All meals, then each group, in the order in which they first appear. */
export const groupsOf = (meals: readonly Answered[]): [name: string, meals: Answered[]][] => {
  const groups = Map.groupBy(meals, ({ row }) => row.group);
  return groups.size < 2 ? [['All', [...meals]]] : [['All', [...meals]], ...groups];
};
