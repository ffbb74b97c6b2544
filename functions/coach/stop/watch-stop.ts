/** Watches for the user's request to stop a reply. */
export interface StopWatch {
  /** Aborts when the reply is stopped. */
  signal: AbortSignal;
  /** Reads once more, so that a stop shortly before the end counts too. A reply that ended before the first read cannot be stopped. */
  checkLast: () => Promise<void>;
  /** Number of pieces to keep, or null if the reply was not stopped. */
  pieces: () => number | null;
  end: () => void;
}

/**
 * Reads the request to stop at an interval while a model writes: a fast reply costs no read, others one per interval.
 * A failed read is ignored, since the reply then just goes on.
 * @param intervalMs ms between reads
 */
export const watchStop = (read: () => Promise<number | null>, intervalMs: number): StopWatch => {
  const controller = new AbortController();
  let found: number | null = null;
  let hasRead = false;
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const readOnce = async (): Promise<void> => {
    hasRead = true;
    found ??= await read().catch(() => null);
    if (found !== null) controller.abort(new Error('The user stopped the reply.'));
  };
  const watch = async (): Promise<void> => {
    await readOnce();
    if (!isOver && found === null) schedule();
  };
  const schedule = (): void => {
    timer = setTimeout(() => void watch(), intervalMs);
  };
  schedule();

  return {
    signal: controller.signal,
    checkLast: async () => {
      if (hasRead && found === null) await readOnce();
    },
    pieces: () => found,
    end: () => {
      isOver = true;
      clearTimeout(timer);
    },
  };
};
