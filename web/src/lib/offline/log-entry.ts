import { t } from '../language/translate.ts';
import { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import type { FoodEntry, NewFoodEntryInput } from '#shared/food-entries/schema.ts';
import { createOfflineKey } from '#shared/http/offline-idempotency-key.ts';
import { call } from '../api/call.ts';
import { clientError } from '../api/api-error.ts';
import { createKeyring } from '../api/idempotency-key.ts';
import { useSession } from '../session/session-store.ts';
import { isStorageFull } from './is-storage-full.ts';
import { isNoResponse } from './is-no-response.ts';
import type { TimedEntry } from './queued-row.ts';

/** Result of logging an entry: saved to the diary, or queued on this device. */
export type Logged = { entry: FoodEntry; waits: false } | { entry: TimedEntry; waits: true };

/** Toast for a queued entry. */
export const WAITS = {
  title: t('Saved on this device'),
  message: t('It’ll be added to your diary when you’re back online.'),
} as const;

/** Returns a keyring for entries, whose requests may be sent or retried days later. */
export const createEntryKeyring = (): ((entry: NewFoodEntryInput) => string) =>
  createKeyring(createOfflineKey);

interface AgentActionContext {
  /** Time of the first attempt. */
  at: string;
  /** The request was sent, so the entry may be in the diary. */
  wasSent: boolean;
  /** `sub` of the user who logged it. */
  owner: string | undefined;
}

/** Requests that may be retried. Several can run at once; old ones are removed. */
const presses = new Map<string, AgentActionContext>();
const MAX_STORED_KEYS = 50;

/** Returns the action of a key; a retry keeps its original time. */
const getAction = (key: string): AgentActionContext => {
  const known = presses.get(key);
  if (known) return known;
  const action = { at: new Date().toISOString(), wasSent: false, owner: useSession.getState().user?.sub };
  presses.set(key, action);
  const [oldest] = presses.keys();
  if (presses.size > MAX_STORED_KEYS && oldest !== undefined) presses.delete(oldest);
  return action;
};

/**
 * Queues an entry on this device. The code for that may have to be loaded first.
 * @throws ApiError STORAGE_FULL if storage is full; `instead` if the browser blocks storage
 */
const keep = async (entry: TimedEntry, key: string, instead: unknown): Promise<void> => {
  const { owner, wasSent } = getAction(key);
  try {
    const { enqueue } = await import('./offline-queue.ts');
    await enqueue({ entry, key, owner, wasSent });
  } catch (error) {
    throw isStorageFull(error) ? clientError('STORAGE_FULL', error) : instead;
  }
};

/**
 * Saves an entry to the diary, or queues it with the same key while offline.
 * @throws ApiError if it is neither saved nor queued
 */
export const logEntry = async (typed: NewFoodEntryInput, key: string): Promise<Logged> => {
  const action = getAction(key);
  const entry = { ...typed, logged_at: typed.logged_at ?? action.at };
  if (!navigator.onLine) {
    await keep(entry, key, clientError('OFFLINE', null));
    return { entry, waits: true };
  }
  action.wasSent = true;
  try {
    const sent = { body: entry, idempotencyKey: key, owner: action.owner };
    return { entry: await call(foodEntryRoutes.create, sent), waits: false };
  } catch (error) {
    if (!isNoResponse(error)) throw error;
    await keep(entry, key, error);
    return { entry, waits: true };
  }
};
