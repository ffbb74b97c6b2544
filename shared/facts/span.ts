import type { LocalDate } from '../time/local-date.ts';
import { type Amounts, addAmounts, amountsOf, dividedBy } from './amount.ts';
import { type DayFacts, emptyDay } from './day-facts.ts';

/** A period with its sums. Averages are over the days with an entry (decision D6). */
export interface SpanFacts {
  dates: readonly LocalDate[];
  /** The days with an entry, oldest first. */
  logged: readonly DayFacts[];
  meals: number;
  total: Amounts;
  average: Amounts;
  water_ml: number;
  /** Number of days with water. */
  watered: number;
}

const byDate = (one: DayFacts, other: DayFacts): number => (one.date < other.date ? -1 : 1);

/** Sums up days. */
export const spanOf = (days: ReadonlyMap<LocalDate, DayFacts>, dates: readonly LocalDate[]): SpanFacts => {
  const all = dates.map((date) => days.get(date) ?? emptyDay(date));
  const logged = all.filter(({ meals }) => meals > 0).sort(byDate);
  const total = amountsOf((name) =>
    addAmounts(
      name,
      logged.map(({ amounts }) => amounts[name]),
    ),
  );
  return {
    dates,
    logged,
    meals: logged.reduce((sum, { meals }) => sum + meals, 0),
    total,
    average: dividedBy(total, logged.length),
    water_ml: all.reduce((sum, day) => sum + day.water_ml, 0),
    watered: all.filter(({ water_ml }) => water_ml > 0).length,
  };
};
