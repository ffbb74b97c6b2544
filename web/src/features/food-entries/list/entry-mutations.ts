import { t } from '#web/lib/language/translate.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import { call } from '#web/lib/api/call.ts';
import { newIdempotencyKey } from '#web/lib/api/idempotency-key.ts';
import { refreshEntries } from '#web/lib/query/entry-queries.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { restoredEntry } from '../edit/restored-entry.ts';

/** A deleted entry. Every attempt to restore it has the same key, so that it is restored once. */
interface Restoring {
  entry: FoodEntry;
  idempotencyKey: string;
}

/** Recreates a deleted entry on its original day and time. */
const useRestoreEntry = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ entry, idempotencyKey }: Restoring) =>
      call(foodEntryRoutes.create, { body: restoredEntry(entry), idempotencyKey }),
    onSuccess: () => void refreshEntries(queryClient),
  });
};

/** Deletes an entry immediately, confirms it, and offers to undo. */
export const useDeleteEntry = (onDeleted: () => void) => {
  const queryClient = useQueryClient();
  const restore = useRestoreEntry();
  return useMutation({
    mutationFn: ({ id }: FoodEntry) => call(foodEntryRoutes.remove, { params: { id } }),
    onSuccess: (_nothing, entry) => {
      const restoring = { entry, idempotencyKey: newIdempotencyKey() };
      notify.success(t('Entry deleted'), entry.food_name, {
        about: entry.id,
        undo: () => restore.mutateAsync(restoring),
      });
      onDeleted();
    },
    onError: (error) => notify.error(t('Error'), error.message),
    onSettled: () => refreshEntries(queryClient),
  });
};
