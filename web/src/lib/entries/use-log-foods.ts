import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import type { FoodEntry, MealType } from '#shared/food-entries/schema.ts';
import type { FoodItem } from '#shared/nutrition/food-item.ts';
import { totalsOf } from '#shared/nutrition/totals.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import { onDay } from '../../ui/format-day.ts';
import { notify } from '../../ui/notify.ts';
import { call } from '../api/call.ts';
import { createKeyring } from '../api/idempotency-key.ts';
import { refreshEntries } from '../query/entry-queries.ts';
import { loggedAtOn } from '../time/logged-at.ts';
import { useToday } from '../time/use-today.ts';

/** What is logged, and as which meal of which day. */
export interface LoggedFoods {
  name: string;
  items: FoodItem[];
  /** e.g. '1.5 servings' */
  serving: string;
  mealType: MealType;
  day: LocalDate;
}

/** How sure we are of a plate: as of its foods on average. */
const confidenceOf = (items: readonly FoodItem[]): number =>
  items.reduce((sum, { confidence }) => sum + confidence, 0) / items.length;

/** Writes foods to the diary. Pressing twice, or again after a failure, never logs them twice. */
export const useLogFoods = (onLogged: (entry: FoodEntry) => void) => {
  const { date: today, timeZone } = useToday();
  const queryClient = useQueryClient();
  const keyOf = useRef(createKeyring());
  const isSending = useRef(false);
  // Not the mutation's own: a view that is hidden meanwhile hears of no end.
  const [isLogging, setLogging] = useState(false);

  const { mutate } = useMutation({
    mutationFn: ({ name, items, serving, mealType, day }: LoggedFoods) => {
      const totals = totalsOf(items);
      const body = {
        ...totals,
        food_name: name,
        serving_size: serving,
        confidence_score: confidenceOf(items),
        meal_type: mealType,
        items,
        time_zone: timeZone,
        ...loggedAtOn(day, mealType, timeZone),
      };
      return call(foodEntryRoutes.create, { body, idempotencyKey: keyOf.current(body) });
    },
    onSuccess: (entry) => {
      const meal = `Added ${entry.food_name} to your ${entry.meal_type}`;
      notify.success('Food logged successfully!', `${meal}${onDay(entry.local_date, today)}`);
      void refreshEntries(queryClient);
      // The same foods again are a new meal.
      keyOf.current = createKeyring();
      onLogged(entry);
    },
    onError: (error) => notify.error('Error', error.message),
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
