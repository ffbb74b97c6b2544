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

/** What became of an entry: it is in the diary, or it waits on this device. */
export type Logged = { entry: FoodEntry; waits: false } | { entry: TimedEntry; waits: true };

/** What is said of an entry that waits. */
export const WAITS = {
  title: t('Saved on this device'),
  message: t('It’ll be added to your diary when you’re back online.'),
} as const;

/** Keys of entries: they may wait for days before they are sent, or sent again. */
export const createEntryKeyring = (): ((entry: NewFoodEntryInput) => string) =>
  createKeyring(createOfflineKey);

interface AgentActionContext {
  /** When it was pressed first. */
  at: string;
  /** It is on its way, or was: it may be in the diary. */
  wasSent: boolean;
  /** `sub` of the person who pressed. */
  owner: string | undefined;
}

/** Presses that may be repeated. Several can be on their way at once; those of long ago are forgotten. */
const presses = new Map<string, AgentActionContext>();
const MAX_STORED_KEYS = 50;

/** A press by its key: the same again has the same moment. */
const pressOf = (key: string): AgentActionContext => {
  const known = presses.get(key);
  if (known) return known;
  const press = { at: new Date().toISOString(), wasSent: false, owner: useSession.getState().user?.sub };
  presses.set(key, press);
  const [oldest] = presses.keys();
  if (presses.size > MAX_STORED_KEYS && oldest !== undefined) presses.delete(oldest);
  return press;
};

/**
 * Keeps something on this device, whose code may still have to come.
 * @throws ApiError STORAGE_FULL when there is no room; `instead` when this browser keeps nothing
 */
const keep = async (entry: TimedEntry, key: string, instead: unknown): Promise<void> => {
  const { owner, wasSent } = pressOf(key);
  try {
    const { enqueue } = await import('./offline-queue.ts');
    await enqueue({ entry, key, owner, wasSent });
  } catch (error) {
    throw isStorageFull(error) ? clientError('STORAGE_FULL', error) : instead;
  }
};

/**
 * Writes an entry to the diary; without a connection it waits on this device, with the same key.
 * @throws ApiError when it is neither written nor kept
 */
export const logEntry = async (typed: NewFoodEntryInput, key: string): Promise<Logged> => {
  const press = pressOf(key);
  const entry = { ...typed, logged_at: typed.logged_at ?? press.at };
  if (!navigator.onLine) {
    await keep(entry, key, clientError('OFFLINE', null));
    return { entry, waits: true };
  }
  press.wasSent = true;
  try {
    const sent = { body: entry, idempotencyKey: key, owner: press.owner };
    return { entry: await call(foodEntryRoutes.create, sent), waits: false };
  } catch (error) {
    if (!isNoResponse(error)) throw error;
    await keep(entry, key, error);
    return { entry, waits: true };
  }
};
