import { t } from '#web/lib/language/translate.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { mealPlanRoutes } from '#shared/meal-plans/routes.ts';
import type { MealPlan } from '#shared/meal-plans/schema.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { call } from '#web/lib/api/call.ts';
import { addedToMealMessage, loggedLine, readLeftToday } from '#web/features/food-entries/public.ts';
import { createKeyring } from '#web/lib/api/idempotency-key.ts';
import { refreshEntries } from '#web/lib/query/entry-queries.ts';
import { useToday } from '#web/lib/time/use-today.ts';

/**
 * Logs planned meals of a day, and undoes it. A double click never logs twice.
 * @param onPlan called with the resulting plan
 */
export const usePlanLogging = (date: LocalDate, onPlan: (plan: MealPlan) => void = () => undefined) => {
  const now = useToday();
  const { date: today, timeZone } = now;
  const queryClient = useQueryClient();
  const [keyOf, setKeyring] = useState(() => createKeyring());
  const running = useRef(new Set<string>());
  const [busy, setBusy] = useState<readonly string[]>([]);
  const begin = (id: string): boolean => {
    if (running.current.has(id)) return false;
    running.current.add(id);
    setBusy([...running.current]);
    return true;
  };
  const end = (id: string): void => {
    running.current.delete(id);
    setBusy([...running.current]);
    void refreshEntries(queryClient);
  };

  const undo = useMutation({
    mutationFn: (id: string) => call(mealPlanRoutes.unlog, { params: { date, id } }),
    onSuccess: (plan) => {
      notify.success(t('Undone'), t('The meal is back in your plan and removed from your diary.'));
      onPlan(plan);
    },
    onError: (error) => notify.error(t('Error'), error.message),
    onSettled: (_plan, _error, id) => end(id),
  });
  const undoLog = (id: string): void => {
    if (begin(id)) undo.mutate(id);
  };

  const logging = useMutation({
    mutationFn: async (id: string) => {
      const left = date === today ? readLeftToday(queryClient, now) : null;
      const logged = await call(mealPlanRoutes.log, {
        params: { date, id },
        body: { time_zone: timeZone },
        idempotencyKey: keyOf(id),
      });
      return { ...logged, left };
    },
    onSuccess: ({ plan, entry, left }, id) => {
      const { food_name: food, meal_type: meal, local_date: day } = entry;
      const added = addedToMealMessage({ food, meal, day }, today);
      notify.success(t('Food logged successfully!'), added, {
        detail: loggedLine(entry.calories, left),
        about: entry.id,
        undo: () => undoLog(id),
      });
      // Logging the same meal again after undoing it is a new action.
      setKeyring(() => createKeyring());
      onPlan(plan);
    },
    onError: (error) => notify.error(t('Error'), error.message),
    onSettled: (_logged, _error, id) => end(id),
  });

  return {
    /** Only past days and today can be logged. */
    canLog: date <= today,
    log: (id: string): void => {
      if (begin(id)) logging.mutate(id);
    },
    undoLog,
    isBusy: (id: string): boolean => busy.includes(id),
  };
};
