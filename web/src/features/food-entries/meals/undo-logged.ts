import type { QueryClient } from '@tanstack/react-query';
import { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import type { NewFoodEntryInput } from '#shared/food-entries/schema.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { call } from '#web/lib/api/call.ts';
import type { Logged } from '#web/lib/offline/log-entry.ts';
import { refreshEntries } from '#web/lib/query/entry-queries.ts';

/** An entry that was logged or queued, with the key of its request. */
export interface LoggedRequest {
  body: NewFoodEntryInput;
  key: string;
  logged: Logged;
}

/** Deletes an entry that may be gone already. */
const removeEntry = async (id: string): Promise<void> => {
  await call(foodEntryRoutes.remove, { params: { id } }).catch((error: unknown) => {
    if (!(error instanceof ApiError && error.code === 'FOOD_ENTRY_NOT_FOUND')) throw error;
  });
};

/** Removes a queued entry, or the diary's entry if it was sent in the meantime. */
const removeQueued = async ({ body, key }: LoggedRequest): Promise<void> => {
  const { queueStore } = await import('#web/lib/offline/queue-store.ts');
  const { removeQueuedRow, useOfflineQueue } = await import('#web/lib/offline/offline-queue.ts');
  const shown = useOfflineQueue.getState().rows.find((row) => row.key === key);
  const row = shown && (await queueStore.next(shown.owner, shown.seq));
  if (row?.key === key) return void (await removeQueuedRow(row.seq));
  // The repeated request returns the entry that it created.
  await removeEntry((await call(foodEntryRoutes.create, { body, idempotencyKey: key })).id);
};

/**
 * Deletes entries that were just logged, whether they are in the diary or still queued. Entries that are gone already are
 * skipped, so that it can be tried again.
 * @throws ApiError
 */
export const undoLogged = async (
  requests: readonly LoggedRequest[],
  queryClient: QueryClient,
): Promise<void> => {
  try {
    for (const each of requests) {
      if (each.logged.waits) await removeQueued(each);
      else await removeEntry(each.logged.entry.id);
    }
  } finally {
    await refreshEntries(queryClient);
  }
};
