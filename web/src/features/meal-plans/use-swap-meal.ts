import { t } from '#web/lib/language/translate.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { dailyTargetsOf } from '#shared/goals/daily-targets.ts';
import type { NewPlannedMeal } from '#shared/meal-plans/schema.ts';
import { swapMeal, type WeekMeal } from '#shared/meal-plans/week/plan-week.ts';
import { addDays, type LocalDate } from '#shared/time/local-date.ts';
import { useToday } from '#web/lib/time/use-today.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { mealPlanQueries } from './meal-plan-queries.ts';
import { usePlanOptions } from './week/use-plan-options.ts';

/** A week around a day: dishes of the days before and after are not offered. */
const DAYS_BEFORE = 3;

/**
 * Returns a function that finds another dish for a planned meal of a day. Each call for the same meal offers another
 * one; when all were offered, it starts again.
 */
export const useSwapMeal = (date: LocalDate) => {
  const { date: today } = useToday();
  const queryClient = useQueryClient();
  const [options] = usePlanOptions();
  const [busyId, setBusyId] = useState<string | null>(null);
  const offered = useRef(new Map<string, string[]>());

  /** @returns null if nothing else fits, or the meals could not be loaded */
  const findOther = async (
    meal: WeekMeal,
    meals: readonly WeekMeal[],
    goal: number,
  ): Promise<NewPlannedMeal | null> => {
    setBusyId(meal.id);
    try {
      const [{ days, macro_goals }, { meals: usual }] = await Promise.all([
        queryClient.fetchQuery(mealPlanQueries.week(addDays(date, -DAYS_BEFORE))),
        queryClient.fetchQuery(mealPlanQueries.forWeek(today)),
      ]);
      const request = {
        from: date,
        days: days.map((day) => (day.date === date ? { date, meals } : day)),
        usual,
        goal,
        protein: macro_goals?.protein ?? dailyTargetsOf({ daily_calorie_goal: goal }).protein,
        options,
        seed: 0,
        newId: () => meal.id,
      };
      const refused = offered.current.get(meal.id) ?? [];
      const other = swapMeal(request, date, meal, refused) ?? swapMeal(request, date, meal);
      if (other) offered.current.set(meal.id, [...refused, meal.name, other.name]);
      else
        notify.info(
          t('No other meal fits'),
          t('Allow more time or a higher budget in the planning options.'),
        );
      return other;
    } catch (failure) {
      notify.error(t('Error'), failure instanceof Error ? failure.message : undefined);
      return null;
    } finally {
      setBusyId(null);
    }
  };
  return { findOther, busyId };
};
