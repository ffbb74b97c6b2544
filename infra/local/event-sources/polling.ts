import { setTimeout as sleep } from 'node:timers/promises';

/** Something that is looked at again and again until it is stopped. */
export interface Polling {
  /** Looks at once instead of at the next interval. */
  wake(): void;
  /** Resolves when the round under way has ended. */
  stop(): Promise<void>;
}

interface Settings {
  /** One look. @returns whether there was work, so that there may be more at once */
  look(): Promise<boolean>;
  /** Pause when there was none, ms. */
  idleMs: number;
  /** What follows a call of `wake` within this time is found by the same look, ms. */
  gatherMs?: number;
  report(error: unknown): void;
}

/** Pause after a round that failed, ms. */
const FAILED_PAUSE_MS = 2_000;

export const startPolling = ({ look, idleMs, gatherMs = 0, report }: Settings): Polling => {
  const stopping = new AbortController();
  let awake = false;
  let nap = new AbortController();

  const pause = async (ms: number): Promise<void> => {
    if (!awake) await sleep(ms, undefined, { signal: nap.signal, ref: false }).catch(() => undefined);
    if (awake && !stopping.signal.aborted) await sleep(gatherMs, undefined, { ref: false });
    awake = false;
    nap = new AbortController();
  };

  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      try {
        if (!(await look())) await pause(idleMs);
      } catch (error) {
        if (stopping.signal.aborted) return;
        report(error);
        await pause(FAILED_PAUSE_MS);
      }
    }
  };
  const ended = run();

  const wake = (): void => {
    awake = true;
    nap.abort('woken');
  };
  return {
    wake,
    stop: async () => {
      stopping.abort();
      wake();
      await ended;
    },
  };
};
