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
import { placeName } from './place-name.ts';
import { type LoggedRequest, undoLogged } from './undo-logged.ts';

/** Entries to log together. */
interface Batch {
  entries: readonly NewFoodEntryInput[];
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

/**
 * Logs several entries with one tap, or queues them while offline, and undoes them with one. A retry after an error
 * sends the same keys, so that nothing is logged twice.
 */
export const useLogMeals = () => {
  const { date: today } = useToday();
  const queryClient = useQueryClient();
  const keyrings = useRef(new Map<number, ReturnType<typeof createEntryKeyring>>());
  const keyOf = (entry: NewFoodEntryInput, at: number): string => {
    const ring = keyrings.current.get(at) ?? createEntryKeyring();
    keyrings.current.set(at, ring);
    return ring(entry);
  };
  const { mutate, isPending } = useSingleMutation({
    mutationFn: async ({ entries }: Batch) => {
      const requests: LoggedRequest[] = [];
      for (const [at, body] of entries.entries()) {
        const key = keyOf(body, at);
        requests.push({ body, key, logged: await logEntry(body, key) });
      }
      return requests;
    },
    onSuccess: (requests, { entries, onLogged }) => {
      const waits = requests.some(({ logged }) => logged.waits);
      const undo = (): void => void undoLogged(requests, queryClient);
      const options = { about: `meals-${requests[0]?.key}`, undo };
      const count = { count: formatNumber(entries.length) };
      const places = placesOf(entries, today);
      if (waits) notify.info(WAITS.title, `${places}. ${WAITS.message}`, options);
      else
        notify.success(
          entries.length === 1 ? t('Meal logged') : t('{count} meals logged', count),
          places,
          options,
        );
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
