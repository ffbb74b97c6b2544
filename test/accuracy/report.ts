import { type ErrorKind, errorKindOf, errorKinds } from './error-kind.ts';
import { figures } from './meal-row.ts';
import { reliabilityOf } from './reliability.ts';
import { type Answered, groupsOf, scoreOf } from './score.ts';

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;
const WITHIN_G = 7.5;

const kindsOf = (meals: readonly Answered[]): string => {
  const counts = new Map<ErrorKind, number>(errorKinds.map((kind) => [kind, 0]));
  for (const { row, prediction } of meals) {
    if (row.items === null || row.truth === null) continue;
    if (Math.abs((prediction.sums?.carb ?? Infinity) - row.truth.carb) < WITHIN_G) continue;
    const kind = errorKindOf(row.items, prediction.items);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].map(([kind, count]) => `${kind} ${percent(count / meals.length)}`).join(', ');
};

const linesOf = ([name, meals]: [string, Answered[]]): string[] => [
  `${name}: ${meals.length} meals`,
  ...figures.map((figure) => {
    const { answered, accuracy, mae, tail } = scoreOf(meals, figure);
    const within = accuracy === null ? '' : `Acc@7.5 g ${percent(accuracy)}, `;
    return `  ${figure.padEnd(8)}${within}MAE ${mae.toFixed(2)}, answered ${percent(answered)}, worst 1% of rows ${percent(tail)} of the error`;
  }),
  ...(meals.some(({ row }) => row.items !== null) ? [`  wrong by carbohydrate: ${kindsOf(meals)}`] : []),
];

/** Returns the report of a measured set as lines; without labels only the answer rate. */
export const reportOf = (meals: readonly Answered[]): string[] => {
  const labelled = meals.filter(({ row }) => row.truth !== null);
  if (labelled.length === 0) {
    const answered = meals.filter(({ prediction }) => prediction.sums !== null).length;
    return [
      `${meals.length} meals, answered ${percent(answered / Math.max(1, meals.length))}; no labels to score by`,
    ];
  }
  return [...groupsOf(labelled).flatMap(linesOf), ...reliabilityOf(labelled)];
};
