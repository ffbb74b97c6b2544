import type { ProductClock } from './product-clock.ts';

/** Work of a service that becomes due at known times. */
export interface DueWork {
  /** Returns when the next work is due, which can be in the past; null if nothing is planned. */
  nextAt(): Date | null;
  /** Runs everything that is due by the clock. */
  tick(): Promise<void>;
}

/** Runs due work as time passes, and moves the clock. */
export interface Agenda {
  /**
   * Moves the clock forward. Stops at every moment at which work is due, in order, and runs it with the clock at its
   * time.
   * @throws RangeError when the instant is in the past
   */
  advance(to: Date): Promise<void>;
  stop(): Promise<void>;
}

interface Settings {
  clock: ProductClock;
  works: readonly DueWork[];
  /** Resolves when everything that the due work started has ended: functions, queues, streams, webhooks. */
  settle(): Promise<void>;
  report(error: unknown): void;
}

/** Interval between checks for due work, in ms. */
const TICK_MS = 1_000;

/** Starts running due work. */
export const startAgenda = ({ clock, works, settle, report }: Settings): Agenda => {
  const stopping = new AbortController();
  let moves = 0;
  let last = Promise.resolve();

  const tick = async (): Promise<void> =>
    void (await Promise.all(
      works.map((work) =>
        work.tick().catch((error: unknown) => {
          // Services stop while the last work is running.
          if (!stopping.signal.aborted) report(error);
        }),
      ),
    ));

  const nextAt = (until: Date): Date | undefined =>
    works
      .flatMap((work) => work.nextAt() ?? [])
      .filter((at) => at <= until)
      .sort((left, right) => left.getTime() - right.getTime())[0];

  const move = async (to: Date): Promise<void> => {
    if (to < clock.now())
      throw new RangeError(
        `The clock only moves forward: it is ${clock.now().toISOString()}, and ${to.toISOString()} is earlier. ` +
          'To go back, stop and start with --fresh and --now.',
      );
    await settle();
    for (let at = nextAt(to); at && !stopping.signal.aborted; at = nextAt(to)) {
      clock.moveTo(at);
      await tick();
      await settle();
    }
    if (!stopping.signal.aborted) clock.moveTo(to);
  };

  const timer = setInterval(() => {
    if (moves === 0) void tick();
  }, TICK_MS).unref();

  return {
    advance: (to) => {
      moves += 1;
      const moved = last
        .then(() => move(to))
        .finally(() => {
          moves -= 1;
        });
      last = moved.catch(() => undefined);
      return moved;
    },
    stop: async () => {
      stopping.abort();
      clearInterval(timer);
      await last;
    },
  };
};
