import { t } from '#web/lib/language/translate.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { coachRoutes } from '#shared/coach/routes.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { call } from '#web/lib/api/call.ts';
import { createKeyring } from '#web/lib/api/idempotency-key.ts';
import { refreshEntries } from '#web/lib/query/entry-queries.ts';
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts';

/**
 * Undoes the changes of an answer. Values changed since are kept, and the user is told.
 * @param onUndone called when everything is undone
 */
export const useUndoTurn = (onUndone: (turnId: string) => void) => {
  const queryClient = useQueryClient();
  const keyOf = useRef(createKeyring());
  const { mutate, isPending } = useSingleMutation({
    mutationFn: (turn_id: string) =>
      call(coachRoutes.undo, { body: { turn_id }, idempotencyKey: keyOf.current(turn_id) }),
    onSuccess: ({ turn_id, kept }) => {
      if (kept.length > 0) {
        return notify.info(t('Some changes weren’t undone'), t('We kept what you’ve changed since then.'));
      }
      notify.success(t('Undone'), t('Everything is back to how it was.'));
      onUndone(turn_id);
    },
    onError: (error) => notify.error(t('Error'), error.message),
    onSettled: () => {
      void refreshEntries(queryClient);
      void queryClient.invalidateQueries({ queryKey: ['coach'] });
    },
  });
  return {
    undo: mutate,
    isPending,
  };
};
