import { scoreIngredient } from './ingredient-score.ts';

type Row = Readonly<Record<string, string>>;

/** Reports how often quantity, unit and name of recipe phrases are correct, separately and together. */
export const ingredientReport = (rows: readonly Row[]): string[] => {
  const scores = rows.map(scoreIngredient);
  const share = (isRight: (score: (typeof scores)[number]) => boolean): string =>
    `${((100 * scores.filter(isRight).length) / Math.max(1, scores.length)).toFixed(1)}%`;
  return [
    `${rows.length} ingredient phrases`,
    `  quantity ${share((score) => score.quantity)}, unit ${share((score) => score.unit)}, name ${share((score) => score.name)}`,
    `  all three ${share((score) => score.quantity && score.unit && score.name)}`,
  ];
};
