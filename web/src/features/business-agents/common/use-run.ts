import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { notify } from '#web/ui/feedback/notify.ts';
import { createKeyring } from '#web/lib/api/idempotency-key.ts';
import { isInsufficientCredits } from '#web/lib/api/insufficient-credits.ts';

interface Options<Body, Answer> {
  send: (body: Body, idempotencyKey: string) => Promise<Answer>;
  /** Title of the toast that a failure shows; its message says why. */
  failure: string;
  onDone: (answer: Answer, body: Body) => unknown;
}

/**
 * Runs an action of an agent, one at a time. Pressed again after a failure it is the same press: nothing is made or
 * paid for twice. After an answer the next press is a new one.
 */
export const useRun = <Body, Answer>({ send, failure, onDone }: Options<Body, Answer>) => {
  const keyOf = useRef(createKeyring());
  const isSending = useRef(false);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (body: Body) => send(body, keyOf.current(body)),
    onSuccess: (answer, body) => {
      keyOf.current = createKeyring();
      onDone(answer, body);
    },
    onError: (error) => {
      if (!isInsufficientCredits(error)) notify.error(failure, error.message);
    },
    onSettled: () => {
      isSending.current = false;
    },
  });
  return {
    run: (body: Body): void => {
      if (isSending.current) return;
      isSending.current = true;
      mutate(body);
    },
    isRunning: isPending,
    /** What runs now; null while nothing does. */
    running: isPending ? variables : null,
  };
};
