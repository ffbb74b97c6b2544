import { describe, expect, it } from 'vitest';
import { killAtRandom } from '#test/support/kill-at-random.ts';
import { randomFromSeed } from '#test/support/random-from-seed.ts';
import { lunchAt, onFriday, openReminderScenes } from './scene.ts';

const scenes = openReminderScenes();
const USERS = 40;
/** Messages of a batch of the queue. */
const BATCH = 10;

/** Creates users with a reminder at 12:30, and runs the jobs until nothing is due or queued. */
const remindAll = async (seed: number, share: { start: number; remind: number }) => {
  const scene = scenes.open();
  const users = await Promise.all(
    Array.from({ length: USERS }, () => scene.person([lunchAt('12:30')], 'UTC')),
  );
  scene.at(onFriday('12:30'));
  const random = randomFromSeed(seed);
  /** Runs a job and starts it again until it was not killed. @returns the number of kills */
  const survive = async (killed: number, job: () => Promise<unknown>): Promise<number> => {
    const process = killAtRandom(scene.table, random, killed);
    const waiting = scene.queue.length;
    await job().catch(() => undefined);
    while (process.isDead()) {
      process.revive();
      // The queue delivers the whole batch again, not only the messages that failed.
      if (job !== scene.begin) scene.queue.length = waiting;
      await job().catch(() => undefined);
    }
    process.stop();
    return process.kills();
  };
  const startKills = await survive(share.start, scene.begin);
  let remindKills = 0;
  while (scene.queue.length > 0) {
    const batch = scene.queue.splice(0, BATCH);
    remindKills += await survive(share.remind, () => scene.work([...batch]));
  }
  const heard = await Promise.all(users.map((user) => user.heard()));
  return { heard, startKills, remindKills };
};

describe('Reminders whose jobs are killed at random requests', () => {
  it.each([1, 2, 3])(
    'arrive once for each user when the job that queues them is killed (%i)',
    async (seed) => {
      const { heard, startKills } = await remindAll(seed, { start: 0.05, remind: 0 });
      expect(startKills).toBeGreaterThan(0);
      expect(heard).toEqual(heard.map(() => 1));
    },
  );

  it.each([4, 5, 6])('arrive at most once when the job that sends them is killed (%i)', async (seed) => {
    const { heard, remindKills } = await remindAll(seed, { start: 0.02, remind: 0.02 });
    expect(remindKills).toBeGreaterThan(0);
    expect(heard.filter((count) => count > 1)).toEqual([]);
    // A message that may have been sent is not repeated (decision 0037): those in flight are missed.
    expect(heard.filter((count) => count === 0).length).toBeLessThanOrEqual(BATCH * remindKills);
  });
});
