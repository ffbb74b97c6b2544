import { t } from '#web/lib/language/translate.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { MealType } from '#shared/food-entries/meal-type.ts';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import { sumNutrients } from '#shared/nutrition/values/totals.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { createEntryKeyring, logEntry, WAITS } from '#web/lib/offline/log-entry.ts';
import { refreshEntries } from '#web/lib/query/entry-queries.ts';
import { loggedAtOn } from '#web/lib/time/logged-at.ts';
import { useToday } from '#web/lib/time/use-today.ts';
import { undoLogged } from '../meals/undo-logged.ts';
import { addedToMealMessage } from './added-to-meal-message.ts';
import { loggedLine, readLeftToday } from './left-today.ts';

/** Foods to log, with their day and meal. */
export interface LoggedFoods {
  name: string;
  items: FoodItem[];
  /** e.g. '1.5 servings' */
  serving: string;
  mealType: MealType;
  day: LocalDate;
}

/** Returns the average confidence of the foods. */
const rateConfidence = (items: readonly FoodItem[]): number =>
  items.reduce((sum, { confidence }) => sum + confidence, 0) / items.length;

/** Logs foods, or queues them while offline. A double click or a retry never logs them twice. */
export const useLogFoods = (onLogged: () => void) => {
  const now = useToday();
  const { date: today, timeZone } = now;
  const queryClient = useQueryClient();
  const keyOf = useRef(createEntryKeyring());
  const isSending = useRef(false);
  // Not the mutation's own state: a view that is hidden in the meantime does not get its end.
  const [isLogging, setLogging] = useState(false);

  const { mutate } = useMutation({
    mutationFn: ({ name, items, serving, mealType, day }: LoggedFoods) => {
      const totals = sumNutrients(items);
      const body = {
        ...totals,
        food_name: name,
        serving_size: serving,
        confidence_score: rateConfidence(items),
        meal_type: mealType,
        items,
        time_zone: timeZone,
        ...loggedAtOn(day, mealType, timeZone),
      };
      const key = keyOf.current(body);
      const left = day === today ? readLeftToday(queryClient, now) : null;
      return logEntry(body, key).then((logged) => ({ body, key, left, logged }));
    },
    onSuccess: ({ left, ...request }, { day }) => {
      const { entry, waits } = request.logged;
      if (waits) notify.info(WAITS.title, `${entry.food_name}. ${WAITS.message}`);
      else
        notify.success(
          t('Food logged successfully!'),
          addedToMealMessage({ food: entry.food_name, meal: entry.meal_type, day }, today),
          {
            detail: loggedLine(entry.calories, left),
            about: entry.id,
            undo: () => undoLogged([request], queryClient),
          },
        );
      if (!waits) void refreshEntries(queryClient);
      // The same foods again are a new meal.
      keyOf.current = createEntryKeyring();
      onLogged();
    },
    onError: (error) => notify.error(t('Error'), error.message),
    onSettled: () => {
      isSending.current = false;
      setLogging(false);
    },
  });

  return {
    log: (foods: LoggedFoods): void => {
      if (isSending.current) return;
      isSending.current = true;
      setLogging(true);
      mutate(foods);
    },
    isLogging,
  };
};
