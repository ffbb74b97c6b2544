import type { DailyTargets } from '../goals/daily-targets.ts';
import { goalSlider } from '../goals/goal-slider.ts';
import type { DayFacts } from './day-facts.ts';
import type { SpanFacts } from './span.ts';

export interface GoalFacts {
  /** kcal per day. */
  calories: number;
  /** Whether the user has set no goal (decision D7). */
  isDefault: boolean;
  /** kcal; negative if today exceeds the goal. */
  left: number;
}

/** How many logged days of a period met the goal. */
export interface GoalDays {
  /** Within 10% of the goal, inclusive (HEALTH-10). */
  within: number;
  /** At or below the goal. */
  under: number;
  over: number;
  logged: number;
}

/** Returns whether the goal is too low to be a measure. */
export const isLowGoal = ({ goal }: { goal: Pick<GoalFacts, 'calories'> }): boolean =>
  goal.calories < goalSlider.min;

export const caloriesOf = (day: DayFacts): number => day.amounts.calories?.value ?? 0;

export const goalOf = ({ calories, isOwn }: DailyTargets, today: DayFacts): GoalFacts => ({
  calories,
  isDefault: !isOwn.calories,
  left: calories - caloriesOf(today),
});

/** Returns the absolute difference between a day and the goal, kcal. */
export const distance = (day: DayFacts, goal: number): number => Math.abs(caloriesOf(day) - goal);

/** Uses integers, so that exactly 10% counts. */
const isWithin = (day: DayFacts, goal: number): boolean => distance(day, goal) * 10 <= goal;

export const goalDaysOf = ({ logged }: SpanFacts, goal: number): GoalDays => ({
  within: logged.filter((day) => isWithin(day, goal)).length,
  under: logged.filter((day) => caloriesOf(day) <= goal).length,
  over: logged.filter((day) => caloriesOf(day) > goal).length,
  logged: logged.length,
});

const closest = (one: DayFacts, other: DayFacts, goal: number): DayFacts =>
  distance(other, goal) < distance(one, goal) ? other : one;

/** Returns the logged days closest to the goal and farthest from it, or null for fewer than two days. */
export const bestAndWorst = (
  { logged }: SpanFacts,
  goal: number,
): { best: DayFacts; worst: DayFacts } | null => {
  const [first] = logged;
  if (first === undefined || logged.length < 2) return null;
  const best = logged.reduce((one, other) => closest(one, other, goal), first);
  const worst = logged.reduce((one, other) => (closest(other, one, goal) === one ? other : one), first);
  return best === worst ? null : { best, worst };
};
