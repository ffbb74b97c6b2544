import type { NightMessage, NightShard } from '#functions/insights/nightly/nightly-message.ts';
import { createRunNightlyShard } from '#functions/insights/nightly/run-nightly-shard.ts';
import { ACTIVE_SHARDS } from '#functions/food-entries/daily-summary/active-day-index.ts';
import { QUEUE_WORKERS } from '#infra/constructs/functions/queue-schedule.ts';
import { randomFromSeed } from '#test/support/random-from-seed.ts';
import { assumed } from '../cost/assumed.ts';
import { createEventLoop } from './event-loop.ts';

/** Messages of a batch. */
const BATCH = 10;
/** Time in which an invocation starts new pages, and the queue's visibility time-out (`infra/features/diary/insights.ts`), ms. */
const PAGES_MS = 40_000;
const VISIBILITY_MS = 360_000;

export interface NightSimulation {
  /** Active users of the largest time zone. */
  users: number;
  /** Duration of one user's run, ms. */
  userMs: number;
  /** Share of a shard's requests after which its process is killed. */
  killedShare: number;
  seed: number;
}

export interface NightResult {
  /** Hours until the last user's run. */
  hours: number;
  reached: number;
  /** Messages beyond one per user. */
  queuedTwice: number;
  kills: number;
}

/**
 * Simulates the nightly run of the largest time zone: the product's code pages through the shards and stores its
 * checkpoints; processes are killed at random requests. Runs of users are only counted: that a second one delivers nothing
 * is tested with the table (`test/functions/insights/nightly-simulation.full.test.ts`).
 */
export const simulateNight = async ({
  users,
  userMs,
  killedShare,
  seed,
}: NightSimulation): Promise<NightResult> => {
  const random = randomFromSeed(seed);
  const loop = createEventLoop();
  const ofShard = Math.ceil(users / ACTIVE_SHARDS);
  const queuedRuns = new Uint8Array(ofShard * ACTIVE_SHARDS);
  const runs = new Uint8Array(ofShard * ACTIVE_SHARDS);
  const queue: (NightShard | number[])[] = [];
  const progress = new Map<number, { cursor: string | null; isDone: boolean }>();
  let kills = 0;
  let last = 0;
  let running = 0;
  let elapsed = 0;

  const request = (ms: number): void => {
    elapsed += ms;
    if (random() >= killedShare) return;
    kills += 1;
    throw new Error('The process was killed.');
  };
  const nameOf = (at: number): string => String(at).padStart(9, '0');

  const runShard = createRunNightlyShard({
    progress: {
      find: async ({ shard }) => {
        request(assumed.tableMs);
        return progress.get(shard) ?? { cursor: null, isDone: false };
      },
      advance: async ({ shard }, was, to) => {
        const stored = progress.get(shard);
        if (stored?.isDone || (stored?.cursor ?? null) !== was) return false;
        progress.set(shard, { cursor: to, isDone: to === null });
        request(assumed.tableMs);
        return true;
      },
    },
    readActiveUsers: async ({ shard }, after, limit) => {
      request(assumed.tableMs);
      const from = after === null ? shard * ofShard : Number(after) + 1;
      const to = Math.min(from + limit, (shard + 1) * ofShard);
      const page = Array.from({ length: to - from }, (_none, at) => nameOf(from + at));
      return { users: page, next: to < (shard + 1) * ofShard ? page.at(-1)! : null };
    },
    send: async (messages) => {
      const due: number[] = [];
      for (const message of messages as (NightMessage | NightShard)[])
        if ('user_id' in message) due.push(Number(message.user_id));
        else queue.push(message);
      for (let at = 0; at < due.length; at += BATCH) {
        queue.push(due.slice(at, at + BATCH));
        for (const user of due.slice(at, at + BATCH)) queuedRuns[user]! += 1;
        request(assumed.serviceMs);
      }
    },
  });

  const work = async (): Promise<void> => {
    if (running === QUEUE_WORKERS) return;
    const message = queue.shift();
    if (message === undefined) return;
    running += 1;
    elapsed = 0;
    if (Array.isArray(message)) {
      for (const user of message) {
        elapsed += userMs;
        runs[user] = 1;
      }
      last = loop.now() + elapsed;
    } else
      await runShard(message, () => elapsed < PAGES_MS).catch(() =>
        loop.after(VISIBILITY_MS, () => {
          queue.push(message);
          wake();
        }),
      );
    loop.after(elapsed, () => {
      running -= 1;
      return wake();
    });
    wake();
  };
  const wake = (): void => {
    if (running < QUEUE_WORKERS && queue.length > 0) loop.after(0, work);
  };

  for (let shard = 0; shard < ACTIVE_SHARDS; shard += 1)
    queue.push({
      zone: 'Zone',
      shard,
      date: '2026-11-20',
      is_weekly: false,
      from: '2026-11-20T02:45:00.000Z',
    });
  wake();
  await loop.run(24 * 3_600_000);
  const reached = runs.reduce((sum, count) => sum + count, 0);
  return {
    hours: last / 3_600_000,
    reached,
    queuedTwice: queuedRuns.reduce((sum, count) => sum + Math.max(0, count - 1), 0),
    kills,
  };
};
