import type { LocalDate } from '#shared/time/local-date.ts';
import { averageOf } from '#shared/dashboard/fill-missing-days.ts';
import type { ReportDay } from './report-day.ts';

const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** A weekday with its mean energy, kcal. */
export interface Weekday {
  name: (typeof names)[number];
  energy: number;
}

/** Plural names of the weekdays. */
export const weekdayWords: Readonly<Record<Weekday['name'], string>> = {
  Sunday: 'Sundays',
  Monday: 'Mondays',
  Tuesday: 'Tuesdays',
  Wednesday: 'Wednesdays',
  Thursday: 'Thursdays',
  Friday: 'Fridays',
  Saturday: 'Saturdays',
};

/** The weekdays whose mean energy is closest to the goal and farthest from it. */
export interface Weekdays {
  best: Weekday;
  worst: Weekday;
}

/** Returns the weekday name of a wall-clock day, which has no time zone. */
export const weekdayNameOf = (date: LocalDate): Weekday['name'] =>
  names[new Date(`${date}T00:00:00Z`).getUTCDay()]!;

/** Returns null if there is nothing to compare: fewer than two weekdays have entries, or all have the same energy. */
export const weekdaysOf = (days: readonly ReportDay[], goal: number): Weekdays | null => {
  const logged = days.filter(({ meal_count }) => meal_count > 0);
  const byName = Map.groupBy(logged, ({ date }) => weekdayNameOf(date));
  const ranked = [...byName]
    .map(([name, those]) => ({ name, energy: averageOf(those) }))
    .sort((one, other) => Math.abs(one.energy - goal) - Math.abs(other.energy - goal));
  const [best] = ranked;
  const worst = ranked.at(-1);
  const distanceOf = ({ energy }: Weekday): number => Math.round(Math.abs(energy - goal));
  return best && worst && distanceOf(best) < distanceOf(worst) ? { best, worst } : null;
};
