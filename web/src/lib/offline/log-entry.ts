import { t } from '#web/lib/language/translate.ts';
import { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import type { FoodEntry, NewFoodEntryInput } from '#shared/food-entries/schema.ts';
import { newLastingKey } from '#shared/http/lasting-key.ts';
import { call } from '../api/call.ts';
import { clientError } from '../api/api-error.ts';
import { createKeyring } from '../api/idempotency-key.ts';
import { isStorageFull } from './is-storage-full.ts';
import { isWithoutAnswer } from './is-without-answer.ts';
import type { TimedEntry } from './waiting-row.ts';

/** What became of an entry: it is in the diary, or it waits on this device. */
export type Logged = { entry: FoodEntry; waits: false } | { entry: TimedEntry; waits: true };

/** What is said of an entry that waits. */
export const WAITS = {
  title: t('Saved on this device'),
  message: t('It goes to your diary by itself once you are connected.'),
} as const;

/** Keys of entries: they may wait for days before they are sent, or sent again. */
export const createEntryKeyring = (): ((entry: NewFoodEntryInput) => string) => createKeyring(newLastingKey);

/** The moment of the last press, and whether it was sent: the same press again has the same moment. */
let last = { key: '', at: '', wasSent: false };

const timed = (entry: NewFoodEntryInput, key: string): TimedEntry => {
  if (last.key !== key) last = { key, at: new Date().toISOString(), wasSent: false };
  return { ...entry, logged_at: entry.logged_at ?? last.at };
};

/**
 * Keeps something on this device, whose code may still have to come.
 * @throws ApiError STORAGE_FULL when there is no room; `instead` when this browser keeps nothing
 */
const keep = async (entry: TimedEntry, key: string, instead: unknown): Promise<void> => {
  try {
    const { keepWaiting } = await import('./waiting.ts');
    await keepWaiting({ entry, key, wasSent: last.wasSent });
  } catch (error) {
    throw isStorageFull(error) ? clientError('STORAGE_FULL', error) : instead;
  }
};

/**
 * Writes an entry to the diary; without a connection it waits on this device, with the same key.
 * @throws ApiError when it is neither written nor kept
 */
export const logEntry = async (typed: NewFoodEntryInput, key: string): Promise<Logged> => {
  const entry = timed(typed, key);
  if (!navigator.onLine) {
    await keep(entry, key, clientError('OFFLINE', null));
    return { entry, waits: true };
  }
  last.wasSent = true;
  try {
    return { entry: await call(foodEntryRoutes.create, { body: entry, idempotencyKey: key }), waits: false };
  } catch (error) {
    if (!isWithoutAnswer(error)) throw error;
    await keep(entry, key, error);
    return { entry, waits: true };
  }
};
