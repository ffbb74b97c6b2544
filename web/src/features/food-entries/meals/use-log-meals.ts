import { t } from '#web/lib/language/translate.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { NewFoodEntryInput } from '#shared/food-entries/schema.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import { localDateOf } from '#shared/time/local-date.ts';
import { createEntryKeyring, logEntry, WAITS } from '#web/lib/offline/log-entry.ts';
import { refreshEntries } from '#web/lib/query/entry-queries.ts';
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts';
import { useToday } from '#web/lib/time/use-today.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { addedToMealMessage } from '../logging/added-to-meal-message.ts';
import { loggedLine, readLeftToday } from '../logging/left-today.ts';
import { placeName } from './place-name.ts';
import { type LoggedRequest, undoLogged } from './undo-logged.ts';

/** Entries to log together. */
interface Batch {
  entries: readonly NewFoodEntryInput[];
  /** Idempotency key of each entry; by default, one for this tap and its retries. */
  keys?: readonly string[];
  /** Called when all of them are logged or queued. */
  onLogged: () => void;
  onFailed?: (error: Error) => void;
}

const dayOf = ({ logged_at, time_zone }: NewFoodEntryInput, today: LocalDate): LocalDate =>
  logged_at === undefined ? today : localDateOf(new Date(logged_at), time_zone);

/** Returns the meals of the entries for the toast: 'Yesterday, dinner; Today, breakfast'. */
const placesOf = (entries: readonly NewFoodEntryInput[], today: LocalDate): string =>
  entries
    .map((entry) =>
      placeName(
        { meal_type: entry.meal_type ?? 'snack', local_date: dayOf(entry, today), time: null },
        today,
      ),
    )
    .join('; ');

/** Returns the calories of the entries, and what was left if all of them are of today. */
const caloriesOf = (
  entries: readonly NewFoodEntryInput[],
  today: LocalDate,
  left: number | null,
): [calories: number, left: number | null] => [
  entries.reduce((sum, { calories }) => sum + (calories ?? 0), 0),
  entries.every((entry) => dayOf(entry, today) === today) ? left : null,
];

/**
 * Logs several entries with one tap, or queues them while offline, and undoes them with one. A retry after an error
 * sends the same keys, so that nothing is logged twice.
 */
export const useLogMeals = () => {
  const now = useToday();
  const { date: today } = now;
  const queryClient = useQueryClient();
  const keyrings = useRef(new Map<number, ReturnType<typeof createEntryKeyring>>());
  const keyOf = (entry: NewFoodEntryInput, at: number): string => {
    const ring = keyrings.current.get(at) ?? createEntryKeyring();
    keyrings.current.set(at, ring);
    return ring(entry);
  };
  const { mutate, isPending } = useSingleMutation({
    mutationFn: async ({ entries, keys }: Batch) => {
      const requests: LoggedRequest[] = [];
      const left = readLeftToday(queryClient, now);
      for (const [at, body] of entries.entries()) {
        const key = keys?.[at] ?? keyOf(body, at);
        requests.push({ body, key, logged: await logEntry(body, key) });
      }
      return { requests, left };
    },
    onSuccess: ({ requests, left }, { entries, onLogged }) => {
      const waits = requests.some(({ logged }) => logged.waits);
      const undo = () => undoLogged(requests, queryClient);
      const [first] = requests;
      const logged = entries.length === 1 ? first?.logged : undefined;
      // A single meal's toast is replaced by that of its deletion.
      const about = logged && !logged.waits ? logged.entry.id : `meals-${first?.key}`;
      const options = { about, undo };
      const count = { count: formatNumber(entries.length) };
      const places = placesOf(entries, today);
      const withSum = { ...options, detail: loggedLine(...caloriesOf(entries, today, left)) };
      const [only] = entries;
      if (waits) notify.info(WAITS.title, `${places}. ${WAITS.message}`, options);
      else if (only && entries.length === 1)
        notify.success(
          t('Food logged successfully!'),
          addedToMealMessage(
            { food: only.food_name, meal: only.meal_type ?? 'snack', day: dayOf(only, today) },
            today,
          ),
          withSum,
        );
      else notify.success(t('{count} meals logged', count), places, withSum);
      // The same meals again are new entries.
      keyrings.current.clear();
      void refreshEntries(queryClient);
      onLogged();
    },
    onError: (error, { onFailed }) => {
      onFailed?.(error);
      notify.error(t('Error'), error.message);
      // Those before the failed one are in the diary.
      void refreshEntries(queryClient);
    },
  });
  return {
    logMeals: (entries: readonly NewFoodEntryInput[], outcomes: Omit<Batch, 'entries'>): void =>
      mutate({ entries, ...outcomes }),
    isLogging: isPending,
  };
};
