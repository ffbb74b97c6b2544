import { t } from '#web/lib/language/translate.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { FoodEntry, NewFoodEntryInput } from '#shared/food-entries/schema.ts';
import { withoutLesson } from '#shared/foods/lessons.ts';
import { createOfflineKey } from '#shared/http/offline-idempotency-key.ts';
import { localDateOf } from '#shared/time/local-date.ts';
import { logEntry, WAITS } from '#web/lib/offline/log-entry.ts';
import { refreshEntries } from '#web/lib/query/entry-queries.ts';
import { deviceTimeZone } from '#web/lib/time/device-time-zone.ts';
import { likelyMeal } from '#web/lib/time/likely-meal.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { type LoggedRequest, undoLogged } from '../meals/undo-logged.ts';
import { addedToMealMessage } from '../logging/added-to-meal-message.ts';

/**
 * Returns a new entry with the values of an earlier one, for now and the likely meal. The photo and the note belong to
 * the earlier meal.
 */
export const repeatedEntry = (
  {
    id: _id,
    user_id: _userId,
    local_date: _localDate,
    logged_at: _loggedAt,
    version: _version,
    updated_at: _updatedAt,
    items,
    ...kept
  }: FoodEntry,
  now = new Date(),
): NewFoodEntryInput => ({
  ...kept,
  items: items?.map(withoutLesson) ?? null,
  note: null,
  image_url: null,
  meal_type: likelyMeal(now.getHours()),
  time_zone: deviceTimeZone(),
  logged_at: now.toISOString(),
});

const messageOf = (repeated: readonly LoggedRequest[]): string => {
  const { body, logged } = repeated[0]!;
  const today = localDateOf(new Date(), body.time_zone);
  const food = repeated.map((each) => each.body.food_name).join(', ');
  if (logged.waits) return `${food}. ${WAITS.message}`;
  return addedToMealMessage({ food, meal: logged.entry.meal_type, day: today }, today);
};

/** Longer than the pause between the taps of a double tap. */
const DOUBLE_TAP_MS = 600;

/** IDs of entries that are being logged again, until a double tap is over. */
const busy = new Set<string>();

/** Runs an action unless it is running for the same entries. */
const once = async (ids: string, act: () => Promise<void>): Promise<void> => {
  if (busy.has(ids)) return;
  busy.add(ids);
  try {
    await act();
  } finally {
    setTimeout(() => busy.delete(ids), DOUBLE_TAP_MS);
  }
};

/**
 * Logs earlier entries again, now, or queues them while offline, and offers to undo. After a failure, the entries that
 * were logged stay, and the undo covers them.
 */
const logAll = async (entries: readonly FoodEntry[], queryClient: QueryClient): Promise<void> => {
  const repeated: LoggedRequest[] = [];
  const now = new Date();
  let failure: Error | null = null;
  for (const entry of entries) {
    const body = repeatedEntry(entry, now);
    const key = createOfflineKey();
    try {
      repeated.push({ body, key, logged: await logEntry(body, key) });
    } catch (error) {
      failure = error instanceof Error ? error : new Error(String(error));
      break;
    }
  }
  if (repeated.length > 0) {
    const waits = repeated.some(({ logged }) => logged.waits);
    const say = waits ? notify.info : notify.success;
    say(waits ? WAITS.title : t('Logged again'), messageOf(repeated), {
      about: repeated.map(({ key, logged }) => (logged.waits ? key : logged.entry.id)),
      undo: () => undoLogged(repeated, queryClient),
    });
    await refreshEntries(queryClient);
  }
  if (failure) notify.error(t('Error'), failure.message);
};

/** Logs earlier entries again. A double tap logs them once. */
export const logAgain = (entries: readonly FoodEntry[], queryClient: QueryClient): Promise<void> =>
  once(entries.map(({ id }) => id).join(), () => logAll(entries, queryClient));
