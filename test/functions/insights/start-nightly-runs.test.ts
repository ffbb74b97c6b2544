import { describe, expect, it } from 'vitest';
import type { NightShard } from '#functions/insights/nightly/nightly-message.ts';
import { createStartNightlyRuns } from '#functions/insights/nightly/start-nightly-runs.ts';

/** Runs the job once. `active` lists the recorded time zones by day. */
const runOnce = async ({
  now,
  doneUntil,
  active = {},
}: {
  now: string;
  doneUntil: string | null;
  active?: Record<string, string[]>;
}) => {
  const sent: NightShard[] = [];
  const done: string[] = [];
  const startNightlyRuns = createStartNightlyRuns({
    nights: {
      doneUntil: async () => (doneUntil === null ? null : new Date(doneUntil)),
      done: async (until) => void done.push(until.toISOString()),
    },
    activeZones: { on: async (date) => new Set(active[date]) },
    send: async (messages) => void sent.push(...(messages as NightShard[])),
    clock: () => new Date(now),
  });
  const count = await startNightlyRuns();
  return { sent, done, count };
};

describe('Starting nightly runs', () => {
  it('queues the shards of time zones that are recorded as active on the day', async () => {
    const { sent, count } = await runOnce({
      // A Friday. In both zones it becomes 03:00.
      now: '2026-11-20T02:00:00Z',
      doneUntil: '2026-11-20T01:45:00.000Z',
      active: { '2026-11-19': ['Europe/Berlin', 'Asia/Tokyo'], '2026-11-18': ['Europe/Paris'] },
    });
    expect(sent).toEqual(
      [0, 1, 2, 3, 4, 5, 6, 7].map((shard) => ({
        zone: 'Europe/Berlin',
        shard,
        date: '2026-11-20',
        is_weekly: false,
        from: '2026-11-20T01:45:00.000Z',
      })),
    );
    expect(count).toBe(8);
  });

  it('looks for active zones on each day of the past week if the weekly email is due', async () => {
    const { sent } = await runOnce({
      // A Monday.
      now: '2026-11-23T02:00:00Z',
      doneUntil: '2026-11-23T01:45:00Z',
      active: {
        '2026-11-22': ['Europe/Paris'],
        '2026-11-16': ['Europe/Berlin'],
        '2026-11-15': ['Europe/Madrid'],
      },
    });
    expect([...new Set(sent.map(({ zone, is_weekly }) => `${zone} ${is_weekly}`))].toSorted()).toEqual([
      'Europe/Berlin true',
      'Europe/Paris true',
    ]);
  });

  it('records its progress only if a night was due, and in the very first run', async () => {
    // No time zone has a local time of 03:00 to 03:07 at this time.
    const quiet = { now: '2026-11-20T01:37:00Z', doneUntil: '2026-11-20T01:31:00Z' };
    expect((await runOnce(quiet)).done).toEqual([]);
    expect((await runOnce({ ...quiet, doneUntil: null })).done).toEqual(['2026-11-20T01:37:00.000Z']);
    const due = { now: '2026-11-20T02:00:00Z', doneUntil: '2026-11-20T01:31:00Z' };
    expect((await runOnce(due)).done).toEqual(['2026-11-20T02:00:00.000Z']);
  });
});
