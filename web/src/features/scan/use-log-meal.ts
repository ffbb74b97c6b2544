import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import { formatNumber } from '#web/ui/format-number.ts';
import { notify } from '#web/ui/notify.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/call.ts';
import { createKeyring } from '../../lib/api/idempotency-key.ts';
import { ownTimeZone } from '../../lib/time/own-time-zone.ts';
import { entryOfMeal } from './entry-of-meal.ts';
import type { ScannedMeal } from './scanned-meal.ts';

interface Outcomes {
  onLogged: (entry: FoodEntry) => void;
  /** The stored photo is gone; the meal can still be logged without it. */
  onPhotoLost: () => void;
}

/** Writes a scanned meal to the diary. Pressing again after a failure never logs it twice. */
export const useLogMeal = ({ onLogged, onPhotoLost }: Outcomes) => {
  const queryClient = useQueryClient();
  const [keyOf] = useState(() => createKeyring());

  return useMutation({
    mutationFn: (meal: ScannedMeal) => {
      const body = entryOfMeal(meal, ownTimeZone());
      return call(foodEntryRoutes.create, { body, idempotencyKey: keyOf(body) });
    },
    onSuccess: (entry) => {
      notify.success('Food Logged!', `${entry.food_name}, ${formatNumber(entry.calories)} kcal`);
      void queryClient.invalidateQueries({ queryKey: ['dashboard'] });
      void queryClient.invalidateQueries({ queryKey: ['food-entries'] });
      onLogged(entry);
    },
    onError: (error) => {
      if (!(error instanceof ApiError) || error.code !== 'PHOTO_NOT_FOUND') {
        notify.error('Error', error.message);
        return;
      }
      onPhotoLost();
      notify.error('Error', 'The photo could not be kept. Press Log Food again to log the meal without it.');
    },
  });
};
