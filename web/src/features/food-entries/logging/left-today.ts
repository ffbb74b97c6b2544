import { t } from '#web/lib/language/translate.ts';
import type { QueryClient } from '@tanstack/react-query';
import { dashboardQueries } from '#web/features/dashboard/public.ts';
import type { Today } from '#web/lib/time/use-today.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';

/**
 * Returns the calories left today before a meal is logged, negative over the goal. null if they are not known, or not
 * shown to this user (decision D49).
 */
export const readLeftToday = (queryClient: QueryClient, today: Today): number | null => {
  const day = queryClient.getQueryData(dashboardQueries.read(today).queryKey);
  if (!day || day.date !== today.date || day.health_risk) return null;
  return day.daily_calorie_goal - day.today.total_calories;
};

/**
 * Returns what was logged and what is left, for a toast: '321 kcal, 1,679 left.'
 * @param left calories left before the meal; null if they are not shown
 */
export const loggedLine = (calories: number, left: number | null): string => {
  const values = { calories: formatNumber(calories) };
  if (left === null) return t('{calories} kcal.', values);
  const after = Math.round(left - calories);
  return after >= 0
    ? t('{calories} kcal, {left} left.', { ...values, left: formatNumber(after) })
    : t('{calories} kcal, {over} over your goal.', { ...values, over: formatNumber(-after) });
};
