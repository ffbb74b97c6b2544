import { t } from '#web/lib/language/translate.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { mealPlanRoutes } from '#shared/meal-plans/routes.ts';
import type { MealPlan, MealPlanWeek, NewPlannedMeal, PlannedMeal } from '#shared/meal-plans/schema.ts';
import { dailyTargetsOf } from '#shared/goals/daily-targets.ts';
import type { UsualMeal } from '#shared/meal-plans/usual-meal.ts';
import type { PlanOptions } from '#shared/meal-plans/week/plan-options.ts';
import { type FilledDay, planWeek, type WeekRequest } from '#shared/meal-plans/week/plan-week.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { call } from '#web/lib/api/call.ts';
import { createKeyring } from '#web/lib/api/idempotency-key.ts';
import { MEAL_PLANS } from '../meal-plan-queries.ts';

/** Returns the meal as it is sent: the server knows itself what was logged. */
export const written = ({ logged_entry_id: _logged, ...meal }: PlannedMeal): NewPlannedMeal => meal;

interface Change {
  days: { date: LocalDate; meals: NewPlannedMeal[]; version: number }[];
  title: string;
  message: string;
  /** The previous days, for undo. Absent for the undo itself. */
  before?: MealPlan[];
}

/** Changes several days of a week at once; each change can be undone. */
export const useWeekPlan = (week: MealPlanWeek | undefined) => {
  const queryClient = useQueryClient();
  const [keyOf] = useState(() => createKeyring());
  const isSending = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ days }: Change) =>
      call(mealPlanRoutes.saveDays, { body: { days }, idempotencyKey: keyOf(days) }),
    onSuccess: ({ days }, { title, message, before }) => {
      const version = new Map(days.map((day) => [day.date, day.version]));
      const undo = before && {
        undo: () =>
          send({
            days: before.map(({ date, meals }) => ({
              date,
              meals: meals.map(written),
              version: version.get(date) ?? 0,
            })),
            title: t('Undone'),
            message: t('Your plans are back to how they were.'),
          }),
      };
      notify.success(title, message, undo);
    },
    onError: (error) => notify.error(t('Error'), error.message),
    onSettled: () => {
      isSending.current = false;
      void queryClient.invalidateQueries({ queryKey: [MEAL_PLANS] });
    },
  });
  const send = (change: Change): void => {
    if (isSending.current) return;
    isSending.current = true;
    mutate(change);
  };
  /** Replaces the meals of several days. */
  const write = (dates: ReadonlyMap<LocalDate, NewPlannedMeal[]>, title: string, message: string): void => {
    const before = (week?.days ?? []).filter(({ date }) => dates.has(date));
    const days = before.map(({ date, version }) => ({ date, version, meals: dates.get(date) ?? [] }));
    if (days.length > 0) send({ days, title, message, before });
  };

  return {
    isSaving: isPending,
    /** Returns the meals that would be planned in the week from a date on. */
    proposal: (
      usual: readonly UsualMeal[],
      from: LocalDate,
      options: PlanOptions,
      scope: WeekRequest['scope'],
    ): FilledDay[] =>
      week
        ? planWeek({
            from,
            days: week.days,
            usual,
            goal: week.daily_calorie_goal,
            protein: week.macro_goals?.protein ?? dailyTargetsOf(week).protein,
            options,
            scope,
            // Planning again gives another week.
            seed: scope === 'all' ? Date.now() : 0,
            newId: () => crypto.randomUUID(),
          })
        : [],
    write,
    copyTo: (from: MealPlan, to: LocalDate, words: string): void => {
      const meals = from.meals.map((meal) => ({ ...written(meal), id: crypto.randomUUID() }));
      write(new Map([[to, meals]]), t('Day copied'), words);
    },
  };
};
