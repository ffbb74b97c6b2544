import { describe, expect, it } from 'vitest';
import { createScheduleRecounts } from '#functions/social/likes/schedule-recounts.ts';

/** The schedule of counts without a table: messages with the times at which they arrive. */
const openSchedule = (likes_count?: number) => {
  let now = Date.parse('2026-11-28T12:00:00Z');
  let row: { due_at: string; likes_count?: number } | null =
    likes_count === undefined ? null : { due_at: '2026-11-28T11:00:00.000Z', likes_count };
  const sent: { id: string; at: number }[] = [];
  let isQueueDown = false;
  const schedule = createScheduleRecounts({
    recounts: {
      find: async () => row as never,
      schedule: async (_id, due) => void (row = { ...row, due_at: due.toISOString() }),
    },
    send: async (message, delay = 0) => {
      if (isQueueDown) throw new Error('The queue is unreachable.');
      sent.push({ id: (message as { id: string }).id, at: now / 1_000 + delay });
    },
    clock: () => new Date(now),
  });
  return {
    schedule,
    sent,
    wait: (seconds: number) => void (now += seconds * 1_000),
    breakQueue: (isDown: boolean) => void (isQueueDown = isDown),
    seconds: () => now / 1_000,
  };
};

describe('Scheduling counts of likes', () => {
  it('SOCIAL-23 one count is queued for all likes of a few seconds, and always after the last like', async () => {
    const { schedule, sent, wait, seconds } = openSchedule();
    let last = 0;
    for (let tenths = 0; tenths < 300; tenths += 1) {
      await schedule(['meal', 'meal']);
      last = seconds();
      wait(0.1);
    }
    expect(sent.length).toBeLessThan(32);
    // The index shows a like within two seconds.
    expect(Math.max(...sent.map(({ at }) => at))).toBeGreaterThanOrEqual(last + 2);
  });

  it('SOCIAL-23 counts come at most every five minutes for the most popular meals', async () => {
    const { schedule, sent, wait } = openSchedule(1_000_000);
    for (let second = 0; second < 1_200; second += 1) {
      await schedule(['meal']);
      wait(1);
    }
    expect(sent.length).toBeLessThanOrEqual(5);
  });

  it('SOCIAL-23 a count is queued by a redelivery if the queue failed', async () => {
    const { schedule, sent, breakQueue } = openSchedule();
    breakQueue(true);
    await expect(schedule(['meal'])).rejects.toThrow('unreachable');
    breakQueue(false);
    await schedule(['meal']);
    expect(sent).toHaveLength(1);
  });
});
