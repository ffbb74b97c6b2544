import type { FilledDay } from '#shared/meal-plans/fill-week.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import { namedDay } from '#web/ui/format-day.ts';
import { formatNumber } from '#web/ui/format-number.ts';

/** Which days the usual meals do not bring within 10% of the goal, and how far they reach. */
export const filledWords = (short: readonly FilledDay[], goal: number, today: LocalDate): string => {
  const days = short.map(({ date, calories }) => `${namedDay(date, today)}: ${formatNumber(calories)}`);
  const each = days.length === 1 ? 'This day is' : 'These days are';
  return `Your usual meals do not reach your goal of ${formatNumber(goal)} kcal everywhere. ${each} more than 10% from it: ${days.join('; ')} kcal.`;
};
