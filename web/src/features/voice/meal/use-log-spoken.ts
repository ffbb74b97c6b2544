import { t } from '#web/lib/language/translate.ts';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import type { LocalDate } from '#shared/time/local-date.ts';
import { loggedLine, readLeftToday, undoLogged } from '#web/features/food-entries/public.ts';
import { onDay } from '#web/ui/format/format-day.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { createEntryKeyring, logEntry, WAITS } from '#web/lib/offline/log-entry.ts';
import { refreshEntries } from '#web/lib/query/entry-queries.ts';
import { useToday } from '#web/lib/time/use-today.ts';
import { entryFromSpokenMeal } from './entry-from-spoken-meal.ts';
import { isComplete, mealTypeOfMeal } from './meal-nutrients.ts';
import { keepOpenPhraseWords } from './spoken-groups.ts';
import { mealLogged } from './spoken-meal-store.ts';
import type { SpokenMeal } from './spoken-meal.ts';

/** Shared across remounts of the page: one meal is logged at a time. */
const mutationKey = ['log-spoken-meal'];
/** Outlives the page, like the meal. */
let keyOf = createEntryKeyring();

const STILL_LOOKING = t('We’re still looking up the rest. You’ll find it in the Voice Logger.');

/**
 * Logs a spoken meal, and offers to undo. A double click or a retry never logs it twice.
 * @param day local date of the entry
 * @param time stated clock time, `HH:MM`; null if none
 */
export const useLogSpoken = (day: LocalDate, time: string | null, onLogged: () => void) => {
  const now = useToday();
  const { date: today, timeZone } = now;
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: (meal: SpokenMeal) => {
      const body = entryFromSpokenMeal(meal, day, timeZone, time);
      const key = keyOf(body);
      const left = day === today ? readLeftToday(queryClient, now) : null;
      return logEntry(body, key).then((logged) => ({ body, key, left, logged }));
    },
    onSuccess: ({ left, ...request }, meal) => {
      const { entry, waits } = request.logged;
      const food = `${entry.food_name}${onDay(day, today)}`;
      const calories = entry.calories ?? 0;
      const isLooking = meal.phrases.some(({ status }) => status === 'looking');
      if (waits)
        notify.info(
          WAITS.title,
          `${entry.food_name}, ${formatNumber(calories)} kcal${onDay(day, today)}. ${WAITS.message}`,
        );
      else
        notify.success(t('Food Logged'), isLooking ? `${food}. ${STILL_LOOKING}` : food, {
          detail: loggedLine(calories, left),
          about: entry.id,
          undo: () => undoLogged([request], queryClient),
        });
      // The same text again is a new meal.
      keyOf = createEntryKeyring();
      keepOpenPhraseWords(meal, [], { meal_type: mealTypeOfMeal(meal), local_date: day });
      mealLogged(meal);
      if (!waits) void refreshEntries(queryClient);
      onLogged();
    },
    onError: (error) => notify.error(t('Error'), error.message),
  });

  return {
    log: (meal: SpokenMeal): void => {
      if (!isComplete(meal)) {
        notify.error(t('Missing Information'), t('Please provide at least food name and calories.'));
      } else if (queryClient.isMutating({ mutationKey }) === 0) {
        mutate(meal);
      }
    },
    isPending: useIsMutating({ mutationKey }) > 0,
  };
};
