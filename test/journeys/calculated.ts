import type { LivedDay } from './four-weeks.ts';

type Summed = 'calories' | 'protein' | 'fiber';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const mean = (values: readonly number[]): number => sum(values) / values.length;

const eaten = ({ foods }: LivedDay, name: Summed): number => sum(foods.map((food) => food[name]));

const logged = (days: readonly LivedDay[]): LivedDay[] => days.filter(({ foods }) => foods.length > 0);

/** Returns the mean of the logged days in the last 7 days (decision D6). */
export const weekMean = (days: readonly LivedDay[], name: Summed): number =>
  mean(logged(days.filter(({ ago }) => ago < 7)).map((day) => eaten(day, name)));

/**
 * Returns the burned kcal per day: the intake minus 7,700 kcal per kilogram of daily change on the regression line of
 * the weights.
 */
export const burned = (days: readonly LivedDay[]): number => {
  const weighed = days.flatMap(({ ago, weight }) => (weight === null ? [] : [{ x: -ago, y: weight }]));
  const [from, to] = [weighed[0]!.x, weighed.at(-1)!.x];
  const [x, y] = [mean(weighed.map((each) => each.x)), mean(weighed.map((each) => each.y))];
  const slope =
    sum(weighed.map((each) => (each.x - x) * (each.y - y))) / sum(weighed.map((each) => (each.x - x) ** 2));
  const whole = logged(days).filter(({ ago }) => -ago >= from && -ago < to);
  return mean(whole.map((day) => eaten(day, 'calories'))) - slope * 7_700;
};

/** Formats a value as English screens do. */
export const shown = (value: number, digits = 0): string =>
  value.toLocaleString('en-US', { maximumFractionDigits: digits });
