import { t } from '#web/lib/language/translate.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { MealType } from '#shared/food-entries/meal-type.ts';
import { type LocalDate, localDateOf } from '#shared/time/local-date.ts';
import { loggedLine, readLeftToday, undoLogged } from '#web/features/food-entries/public.ts';
import { onDay } from '#web/ui/format/format-day.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { createEntryKeyring, logEntry, WAITS } from '#web/lib/offline/log-entry.ts';
import { refreshEntries } from '#web/lib/query/entry-queries.ts';
import { loggedAtOn } from '#web/lib/time/logged-at.ts';
import { useToday } from '#web/lib/time/use-today.ts';
import { entryFromMeal } from './entry-from-meal.ts';
import type { ScannedMeal } from './scanned-meal.ts';
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts';

interface Options {
  /** Local date that the meal is logged to. */
  day: LocalDate;
  /** When the photo of a resumed draft was taken; null for now. */
  takenAt: string | null;
  /** Clock time that the text states, `HH:MM`; null if none. */
  time: string | null;
  /** Called when the meal is logged or queued on this device. */
  onLogged: () => void;
  /** Called if the stored photo is gone; the meal can still be logged without it. */
  onPhotoLost: () => void;
}

/** Shows the error of a meal that was not logged. The meal is kept. */
const report = (error: Error): void => {
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'UNAUTHENTICATED') {
    notify.error(t('Sign in again'), t('Your session has ended. Your plate and photo are saved here.'));
  } else if (code === 'PHOTO_NOT_FOUND') {
    notify.error(t('Error'), t('We couldn’t save the photo. Tap Log Food again to log the meal without it.'));
  } else {
    notify.error(t('Error'), error.message);
  }
};

/** Logs a scanned meal, and offers to undo. A double click or a retry never logs it twice. */
export const useLogMeal = ({ day, takenAt, time, onLogged, onPhotoLost }: Options) => {
  const now = useToday();
  const { date: today, timeZone } = now;
  const queryClient = useQueryClient();
  const [keyOf] = useState(() => createEntryKeyring());

  /** The stated time; the photo's time on its day; otherwise now, or the meal's usual time on another day. */
  const timeOf = (on: LocalDate, mealType: MealType): { logged_at?: string } =>
    time === null && takenAt !== null && localDateOf(new Date(takenAt), timeZone) === on
      ? { logged_at: takenAt }
      : loggedAtOn(on, mealType, timeZone, new Date(), time);

  const { mutate, isPending } = useSingleMutation({
    mutationFn: (meal: ScannedMeal) => {
      const body = {
        ...entryFromMeal(meal, timeZone),
        ...timeOf(day, meal.meal_type),
      };
      const key = keyOf(body);
      const left = day === today ? readLeftToday(queryClient, now) : null;
      return logEntry(body, key).then((logged) => ({ body, key, left, logged }));
    },
    onSuccess: ({ left, ...request }) => {
      const { entry, waits } = request.logged;
      const calories = entry.calories ?? 0;
      if (waits)
        notify.info(WAITS.title, `${entry.food_name}, ${formatNumber(calories)} kcal. ${WAITS.message}`);
      else
        notify.success(t('Food Logged!'), `${entry.food_name}${onDay(day, today)}`, {
          detail: loggedLine(calories, left),
          about: entry.id,
          undo: () => undoLogged([request], queryClient),
        });
      if (!waits) void refreshEntries(queryClient);
      onLogged();
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'PHOTO_NOT_FOUND') onPhotoLost();
      report(error);
    },
  });

  return {
    log: mutate,
    isPending,
  };
};
