import { t } from '#web/lib/language/translate.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { createKeyring } from '#web/lib/api/idempotency-key.ts';
import { notify } from '#web/ui/feedback/notify.ts';

interface Options<Sent, Answer> {
  /** The call, with the key that a repeated press carries again. */
  act: (sent: Sent, idempotencyKey: string) => Promise<Answer>;
  onDone: (answer: Answer) => void;
}

/** Something that the staff does: every list is fetched again after it, whether it succeeded or not. */
export const useStaffAction = <Sent, Answer>({ act, onDone }: Options<Sent, Answer>) => {
  const queryClient = useQueryClient();
  const keyOf = useRef(createKeyring());
  return useMutation({
    mutationFn: (sent: Sent) => act(sent, keyOf.current(sent)),
    onSuccess: (answer) => {
      // The same again, after it was done, is another action.
      keyOf.current = createKeyring();
      onDone(answer);
    },
    onError: (error) => notify.error(t('Error'), error.message),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['staff'] }),
  });
};
