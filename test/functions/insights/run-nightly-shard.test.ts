import { describe, expect, it } from 'vitest';
import type { NightMessage, NightShard } from '#functions/insights/nightly/nightly-message.ts';
import { createRunNightlyShard } from '#functions/insights/nightly/run-nightly-shard.ts';
import { randomFromSeed } from '#test/support/random-from-seed.ts';

const USERS = Array.from({ length: 1_234 }, (_none, at) => `user-${String(at).padStart(5, '0')}`);
const shard: NightShard = {
  zone: 'Europe/Berlin',
  shard: 3,
  date: '2026-11-20',
  is_weekly: false,
  from: '2026-11-20T01:45:00.000Z',
};

/** A queue and the stored progress of a shard, whose steps fail at random before or after they took effect. */
const openShard = (random: () => number, crashes: number) => {
  const runs = new Map<string, number>();
  const queue: NightShard[] = [shard];
  let stored: { cursor: string | null; isDone: boolean } = { cursor: null, isDone: false };
  let left = crashes;
  const crash = (): void => {
    if (left === 0 || random() > 0.3) return;
    left -= 1;
    throw new Error('The process was killed.');
  };
  const run = createRunNightlyShard({
    progress: {
      find: async () => {
        crash();
        return stored;
      },
      advance: async (_shard, was, to) => {
        crash();
        if (stored.isDone || stored.cursor !== was) return false;
        stored = { cursor: to, isDone: to === null };
        crash();
        return true;
      },
    },
    readActiveUsers: async (_of, after, limit) => {
      crash();
      const rest = after === null ? USERS : USERS.filter((user) => user > after);
      return { users: rest.slice(0, limit), next: rest.length > limit ? rest[limit - 1]! : null };
    },
    send: async (messages) => {
      for (const message of messages as (NightMessage | NightShard)[]) {
        if (random() < 0.01) crash();
        if ('user_id' in message) runs.set(message.user_id, (runs.get(message.user_id) ?? 0) + 1);
        else queue.push(message);
      }
      crash();
    },
  });
  /** Delivers messages until none is left. A failed one is delivered again. */
  const drain = async (): Promise<void> => {
    for (let message = queue.shift(); message; message = queue.shift())
      try {
        await run(message, () => random() > 0.4);
      } catch {
        queue.push(message);
      }
  };
  return { runs, queue, drain, crashed: () => crashes - left };
};

describe('The nightly run of a shard', () => {
  it('queues every user once when nothing fails, also when its message arrives twice', async () => {
    const opened = openShard(randomFromSeed(1), 0);
    opened.queue.push(shard);
    await opened.drain();
    opened.queue.push(shard);
    await opened.drain();
    expect([...opened.runs.keys()].toSorted()).toEqual(USERS);
    expect(new Set(opened.runs.values())).toEqual(new Set([1]));
  });

  it('loses no user when it is killed at random points, and repeats at most a page per kill', async () => {
    for (let seed = 1; seed <= 40; seed += 1) {
      const opened = openShard(randomFromSeed(seed), 12);
      await opened.drain();
      expect([...opened.runs.keys()].toSorted(), `seed ${seed}`).toEqual(USERS);
      const repeated = [...opened.runs.values()].reduce((sum, count) => sum + count - 1, 0);
      expect(repeated, `seed ${seed}`).toBeLessThanOrEqual(100 * opened.crashed());
      expect(opened.crashed()).toBeGreaterThan(3);
    }
  });
});
