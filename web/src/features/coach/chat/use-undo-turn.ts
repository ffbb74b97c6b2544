import { t } from '#web/lib/language/translate.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { coachRoutes } from '#shared/coach/routes.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { call } from '#web/lib/api/call.ts';
import { createKeyring } from '#web/lib/api/idempotency-key.ts';
import { refreshEntries } from '#web/lib/query/entry-queries.ts';

/**
 * Undoes the changes of an answer. Values changed since are kept, and the user is told.
 * @param onUndone called when everything is undone
 */
export const useUndoTurn = (onUndone: (turnId: string) => void) => {
  const queryClient = useQueryClient();
  const keyOf = useRef(createKeyring());
  const isSending = useRef(false);
  const { mutate, isPending } = useMutation({
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
      isSending.current = false;
      void refreshEntries(queryClient);
      void queryClient.invalidateQueries({ queryKey: ['coach'] });
    },
  });
  return {
    undo: (turnId: string): void => {
      if (isSending.current) return;
      isSending.current = true;
      mutate(turnId);
    },
    isPending,
  };
};
