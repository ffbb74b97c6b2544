import { t } from '#web/lib/language/translate.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import type { BodyInputOf } from '#shared/http/route.ts';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import { call } from '#web/lib/api/call.ts';
import { refreshEntries } from '#web/lib/query/entry-queries.ts';
import { notify } from '#web/ui/feedback/notify.ts';

export type EntryChange = BodyInputOf<typeof foodEntryRoutes.change>;

/** Returns the change that restores the entry's previous values, based on its current version. */
const changeBack = (
  {
    id: _id,
    user_id: _userId,
    confidence_score: _confidence,
    image_url: _photo,
    local_date: _localDate,
    updated_at: _updatedAt,
    ...editable
  }: FoodEntry,
  version: number,
): EntryChange => ({ ...editable, version });

/** Updates an entry, confirms it, and offers to undo. The form shows its errors. */
export const useChangeEntry = () => {
  const queryClient = useQueryClient();
  const undo = useMutation({
    mutationFn: ({ id, body }: { id: string; body: EntryChange }) =>
      call(foodEntryRoutes.change, { params: { id }, body }),
    onSettled: () => refreshEntries(queryClient),
  });
  return useMutation({
    mutationFn: ({ before, body, key }: { before: FoodEntry; body: EntryChange; key: string }) =>
      call(foodEntryRoutes.change, { params: { id: before.id }, body, idempotencyKey: key }),
    onSuccess: (saved, { before }) => {
      const body = changeBack(before, saved.version);
      notify.success(t('Entry saved'), saved.food_name, {
        about: saved.id,
        undo: () => undo.mutateAsync({ id: saved.id, body }),
      });
    },
    onSettled: () => void refreshEntries(queryClient),
  });
};
