import { setTimeout as sleep } from 'node:timers/promises';

/** A repeated poll that runs until it is stopped. */
export interface Polling {
  /** Polls immediately instead of at the next interval. */
  wake(): void;
  /** Polls immediately until there is no work. @returns whether there was any */
  drain(): Promise<boolean>;
  /** Stops; resolves when the running poll has ended. */
  stop(): Promise<void>;
}

interface Settings {
  /** Runs one poll. @returns whether there was work, in which case the next poll follows immediately */
  look(): Promise<boolean>;
  /** Interval after a poll without work, in ms. */
  idleMs: number;
  /** Delay after `wake`, so that further calls in this time share one poll, in ms. `drain` ends it. */
  gatherMs?: number;
  report(error: unknown): void;
}

/** Interval after a failed poll, in ms. */
const FAILED_PAUSE_MS = 2_000;

export const startPolling = ({ look, idleMs, gatherMs = 0, report }: Settings): Polling => {
  const stopping = new AbortController();
  let awake = false;
  let nap = new AbortController();
  let gathering = new AbortController();
  let drains: { hadWork: boolean; end(hadWork: boolean): void }[] = [];

  /** Polls for the drains that were requested before. */
  const poll = async (): Promise<boolean> => {
    const requested = drains;
    drains = [];
    let isWork = false;
    try {
      isWork = await look();
      return isWork;
    } finally {
      for (const drain of requested) {
        drain.hadWork ||= isWork;
        if (isWork) drains.push(drain);
        else drain.end(drain.hadWork);
      }
    }
  };

  const pause = async (ms: number): Promise<void> => {
    if (!awake) await sleep(ms, undefined, { signal: nap.signal, ref: false }).catch(() => undefined);
    if (awake && drains.length === 0 && !stopping.signal.aborted)
      await sleep(gatherMs, undefined, { signal: gathering.signal, ref: false }).catch(() => undefined);
    awake = false;
    nap = new AbortController();
    gathering = new AbortController();
  };

  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      try {
        if (!(await poll())) await pause(idleMs);
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
    drain: () => {
      if (stopping.signal.aborted) return Promise.resolve(false);
      return new Promise((end) => {
        drains.push({ hadWork: false, end });
        wake();
        gathering.abort('drained');
      });
    },
    stop: async () => {
      stopping.abort();
      wake();
      gathering.abort('stopped');
      await ended;
      for (const drain of drains) drain.end(false);
    },
  };
};
