import { describe, expect, it } from 'vitest';
import type { NightMessage } from '#functions/insights/nightly/nightly-message.ts';
import { createStartNightlyRuns } from '#functions/insights/nightly/start-nightly-runs.ts';

/** Runs the job once. `active` lists the recorded time zones by day, `users` the users by `day zone`. */
const runOnce = async ({
  now,
  doneUntil,
  active = {},
  users = {},
}: {
  now: string;
  doneUntil: string | null;
  active?: Record<string, string[]>;
  users?: Record<string, string[]>;
}) => {
  const queried: string[] = [];
  const sent: NightMessage[] = [];
  const done: string[] = [];
  const startNightlyRuns = createStartNightlyRuns({
    nights: {
      doneUntil: async () => (doneUntil === null ? null : new Date(doneUntil)),
      done: async (until) => void done.push(until.toISOString()),
    },
    activeZones: { on: async (date) => new Set(active[date]) },
    people: async function* people(date, zone) {
      queried.push(`${date} ${zone}`);
      const found = users[`${date} ${zone}`];
      if (found) yield found;
    },
    send: async (messages) => void sent.push(...(messages as NightMessage[])),
    clock: () => new Date(now),
  });
  const count = await startNightlyRuns();
  return { queried, sent, done, count };
};

describe('Starting nightly runs', () => {
  it('queries only the time zones that are recorded as active on the day', async () => {
    const { queried, sent, count } = await runOnce({
      // A Friday. In both zones it becomes 03:00.
      now: '2026-11-20T02:00:00Z',
      doneUntil: '2026-11-20T01:45:00Z',
      active: { '2026-11-19': ['Europe/Berlin', 'Asia/Tokyo'], '2026-11-18': ['Europe/Paris'] },
      users: { '2026-11-19 Europe/Berlin': ['mara', 'ben'], '2026-11-19 Europe/Paris': ['unrecorded'] },
    });
    expect(queried).toEqual(['2026-11-19 Europe/Berlin']);
    expect(sent).toEqual(
      ['mara', 'ben'].map((user_id) => ({ user_id, date: '2026-11-20', is_weekly: false })),
    );
    expect(count).toBe(2);
  });

  it('looks for active zones on each day of the past week if the weekly email is due', async () => {
    const { queried, sent } = await runOnce({
      // A Monday.
      now: '2026-11-23T02:00:00Z',
      doneUntil: '2026-11-23T01:45:00Z',
      active: {
        '2026-11-22': ['Europe/Paris'],
        '2026-11-16': ['Europe/Berlin'],
        '2026-11-15': ['Europe/Berlin'],
      },
      users: { '2026-11-16 Europe/Berlin': ['mara'], '2026-11-22 Europe/Paris': ['ben'] },
    });
    expect(queried.toSorted()).toEqual(['2026-11-16 Europe/Berlin', '2026-11-22 Europe/Paris']);
    expect(sent.map(({ user_id, is_weekly }) => `${user_id} ${is_weekly}`).toSorted()).toEqual([
      'ben true',
      'mara true',
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
