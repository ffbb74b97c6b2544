import type { DayFacts } from '../../facts/day-facts.ts';
import type { Facts } from '../../facts/facts.ts';
import type { Figure } from '../../facts/figures/figure.ts';
import type { NutrientName } from '../../nutrition/values/nutrients.ts';
import { addDays } from '../../time/local-date.ts';
import { measures } from './label-words.ts';

export const KJ_PER_KCAL = 4.184;
export const KG_PER_LB = 0.453_592_37;
/** g of salt per g of sodium. */
export const SALT_PER_SODIUM = 2.5;
/** Relative errors allowed for exact and for approximate values. */
const EXACT = 0.006;
const ROUGH = 0.04;
/** Percentage points by which a share in words may differ. */
const WORD_SHARE = 7;

export interface Question {
  facts: Facts;
  /** The user's message. */
  message: string;
}

export const valueOf = (day: DayFacts, name: NutrientName): number | null => day.amounts[name]?.value ?? null;

export const isNear = (value: number, expected: number, figure: Figure, isRough: boolean): boolean => {
  const error = Math.abs(value - Math.abs(expected));
  // 'A little more than half' of something.
  if (figure.kind === 'share' && !/\d/.test(figure.text)) return error <= WORD_SHARE;
  return (
    error <= Math.max(figure.step / 2, Math.abs(expected) * (isRough ? ROUGH : EXACT)) + 1e-6 &&
    error <= Math.abs(expected) * 0.12 + figure.step / 2
  );
};

/** Returns numbers that follow from known values by one step: sums, differences, multiples, parts and other units. */
export const isDerived = (figure: Figure, isRough: boolean, { facts, message }: Question): boolean => {
  const days = [facts.today, facts.yesterday, facts.days.get(addDays(facts.date, -2))].filter(
    (day) => day !== undefined,
  );
  const near = (expected: number): boolean => isNear(figure.value, expected, figure, isRough);
  const stated = [...message.matchAll(/\d+(?:[.,]\d+)?/g)].map(([text]) => Number(text.replace(',', '.')));
  if (figure.kind === 'energy' || figure.kind === 'kilojoule' || figure.kind === null) {
    const scale = figure.kind === 'kilojoule' ? KJ_PER_KCAL : 1;
    const known = [
      facts.goal.calories,
      facts.goal.left,
      ...days.map((day) => valueOf(day, 'calories') ?? 0),
      facts.week.average.calories?.value ?? 0,
      ...facts.entries
        .filter(({ local_date }) => local_date >= facts.yesterday.date)
        .map(({ calories }) => calories),
    ].filter((value) => value > 0);
    if (
      known.some(
        (value) =>
          near(value * scale) ||
          [2, 3, 4, 5, 7].some((by) => near((value / by) * scale) || near(value * by * scale)),
      )
    )
      return true;
    return known
      .slice(0, 12)
      .some((one, at) =>
        known
          .slice(0, 12)
          .some((other, to) => at < to && (near((one + other) * scale) || near((one - other) * scale))),
      );
  }
  if (figure.kind === 'mass') {
    const names = measures.map(([name]) => name);
    const known = names.flatMap((name) =>
      days.map((day) => (valueOf(day, name) ?? 0) * (name === 'sodium' ? 0.001 : 1)),
    );
    const weights = facts.weights.map(({ weight }) => weight * 1000);
    if (
      known.some(
        (value) => near(value) || stated.some((goal) => near(goal - value)) || near(value * SALT_PER_SODIUM),
      )
    )
      return true;
    return weights.some((one) => weights.some((other) => near(one - other)));
  }
  return false;
};
