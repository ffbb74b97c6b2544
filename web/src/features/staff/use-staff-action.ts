import { t } from '#web/lib/language/translate.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { createKeyring } from '#web/lib/api/idempotency-key.ts';
import { notify } from '#web/ui/feedback/notify.ts';

interface Options<Sent, Answer> {
  /** Request, with the Idempotency-Key that a retry reuses. */
  act: (sent: Sent, idempotencyKey: string) => Promise<Answer>;
  onDone: (answer: Answer) => void;
}

/** Runs a staff action: refetches every list afterwards, whether it succeeded or not. */
export const useStaffAction = <Sent, Answer>({ act, onDone }: Options<Sent, Answer>) => {
  const queryClient = useQueryClient();
  const keyOf = useRef(createKeyring());
  return useMutation({
    mutationFn: (sent: Sent) => act(sent, keyOf.current(sent)),
    onSuccess: (answer) => {
      // Repeating it after a success is a new action.
      keyOf.current = createKeyring();
      onDone(answer);
    },
    onError: (error) => notify.error(t('Error'), error.message),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['staff'] }),
  });
};
