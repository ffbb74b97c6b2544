import { useRef } from 'react';
import { notify } from '#web/ui/feedback/notify.ts';
import { createKeyring } from '#web/lib/api/idempotency-key.ts';
import { isInsufficientCredits } from '#web/lib/api/insufficient-credits.ts';
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts';

interface Options<Body, Answer> {
  send: (body: Body, idempotencyKey: string) => Promise<Answer>;
  /** Title of the error toast; its message gives the reason. */
  failure: string;
  onDone: (answer: Answer, body: Body) => unknown;
  onFailed?: (error: Error) => void;
}

/**
 * Runs one agent action at a time. A retry after a failure reuses the Idempotency-Key, so that nothing is created or
 * charged twice. After a success, the next click is a new action.
 */
export const useRun = <Body, Answer>({ send, failure, onDone, onFailed }: Options<Body, Answer>) => {
  const keyOf = useRef(createKeyring());
  const { mutate, isPending, variables } = useSingleMutation({
    mutationFn: (body: Body) => send(body, keyOf.current(body)),
    onSuccess: (answer, body) => {
      keyOf.current = createKeyring();
      onDone(answer, body);
    },
    onError: (error) => {
      if (!isInsufficientCredits(error)) notify.error(failure, error.message);
      onFailed?.(error);
    },
  });
  return {
    run: mutate,
    isRunning: isPending,
    /** The running request; null if there is none. */
    running: isPending ? variables : null,
  };
};
