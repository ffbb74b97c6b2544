import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import { onDay } from '#web/ui/format-day.ts';
import { formatNumber } from '#web/ui/format-number.ts';
import { notify } from '#web/ui/notify.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/call.ts';
import { createKeyring } from '../../lib/api/idempotency-key.ts';
import { refreshEntries } from '../../lib/query/entry-queries.ts';
import { loggedAtOn } from '../../lib/time/logged-at.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { entryOfMeal } from './entry-of-meal.ts';
import type { ScannedMeal } from './scanned-meal.ts';

interface Options {
  /** Wall-clock day that the meal is logged to. */
  day: LocalDate;
  onLogged: (entry: FoodEntry) => void;
  /** The stored photo is gone; the meal can still be logged without it. */
  onPhotoLost: () => void;
}

/** What to say of a meal that was not logged. It stays as it is, whatever happened. */
const report = (error: Error): void => {
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'UNAUTHENTICATED') {
    notify.error(
      'Please sign in again',
      'Your session has ended. The plate and its photo wait here for you.',
    );
  } else if (code === 'PHOTO_NOT_FOUND') {
    notify.error('Error', 'The photo could not be kept. Press Log Food again to log the meal without it.');
  } else {
    notify.error('Error', error.message);
  }
};

/** Writes a scanned meal to the diary. Pressing twice, or again after a failure, never logs it twice. */
export const useLogMeal = ({ day, onLogged, onPhotoLost }: Options) => {
  const { date: today, timeZone } = useToday();
  const queryClient = useQueryClient();
  const [keyOf] = useState(() => createKeyring());
  const isSending = useRef(false);

  const { mutate, isPending } = useMutation({
    mutationFn: (meal: ScannedMeal) => {
      const body = {
        ...entryOfMeal(meal, timeZone),
        ...loggedAtOn(day, meal.meal_type, timeZone),
      };
      return call(foodEntryRoutes.create, { body, idempotencyKey: keyOf(body) });
    },
    onSuccess: (entry) => {
      const meal = `${entry.food_name}, ${formatNumber(entry.calories)} kcal`;
      notify.success('Food Logged!', `${meal}${onDay(day, today)}`);
      void refreshEntries(queryClient);
      onLogged(entry);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'PHOTO_NOT_FOUND') onPhotoLost();
      report(error);
    },
    onSettled: () => {
      isSending.current = false;
    },
  });

  return {
    log: (meal: ScannedMeal): void => {
      if (isSending.current) return;
      isSending.current = true;
      mutate(meal);
    },
    isPending,
  };
};
