import { describe, expect, it, vi } from 'vitest';
import { createDueFasts } from '#functions/fasting/due-fasts-repository.ts';
import { createNotifyDueFasts } from '#functions/fasting/notify-due-fasts.ts';
import type { NotifyUser } from '#functions/reminders/public.ts';
import { isFull } from '#test/support/full-size.ts';
import { killAtRandom } from '#test/support/kill-at-random.ts';
import { openForAllTests } from '#test/support/open-for-tests.ts';
import { randomFromSeed } from '#test/support/random-from-seed.ts';
import { openFastingScene } from './scene.ts';

const scene = openForAllTests(openFastingScene);

/** Starts a fast of 12 hours. */
const start = async (at = '2026-11-23T20:00:00.000Z') => {
  scene.at(at);
  const person = scene.person();
  return { ...person, fast: await person.save({ target_hours: 12 }) };
};

const notifyUser = vi.fn<NotifyUser>();
const report = vi.fn<(error: unknown) => void>();
/** Runs the job at an instant. @returns the users it notified */
const runAt = async (instant: string, outcome: 'done' | 'later' | Error = 'done') => {
  scene.at(instant);
  report.mockReset();
  notifyUser.mockReset();
  if (outcome instanceof Error) notifyUser.mockRejectedValue(outcome);
  else notifyUser.mockResolvedValue(outcome);
  const due = createDueFasts(scene.table);
  await createNotifyDueFasts({ due, notifyUser, clock: scene.clock, report })(() => true);
  return notifyUser.mock.calls.map(([user]) => user);
};

describe('The notification of a reached fasting target', () => {
  it('the notification is sent once after the target, in the language of the device', async () => {
    const { user_id } = await start();
    expect(await runAt('2026-11-24T07:59:59.999Z')).not.toContain(user_id);
    expect(await runAt('2026-11-24T08:00:00.000Z')).toContain(user_id);
    const [, textIn, ttl] = notifyUser.mock.calls.find(([id]) => id === user_id)!;
    expect(await textIn('en')).toMatchObject({ title: 'You reached your fasting target', tag: 'fasting' });
    expect(await textIn('de')).toMatchObject({ title: 'Fastenziel erreicht' });
    expect(ttl).toBe(3_600);
    expect(await runAt('2026-11-24T08:05:00.000Z')).not.toContain(user_id);
  });

  it.each(['later', new Error('The parameter store is down.')] as const)(
    'is retried by later runs for an hour after %s',
    async (outcome) => {
      const { user_id } = await start();
      expect(await runAt('2026-11-24T08:01:00.000Z', outcome)).toContain(user_id);
      expect(report.mock.calls.length > 0).toBe(outcome !== 'later');
      expect(await runAt('2026-11-24T08:59:00.000Z', outcome)).toContain(user_id);
      expect(await runAt('2026-11-24T09:01:00.000Z')).not.toContain(user_id);
    },
  );

  it('a notification is retried by each run after a failed one, also in the next hour', async () => {
    const { user_id } = await start('2026-11-23T20:30:00.000Z');
    for (const time of ['08:33', '08:58', '09:03', '09:08', '09:13', '09:28'])
      expect(await runAt(`2026-11-24T${time}:00.000Z`, 'later')).toContain(user_id);
    expect(await runAt('2026-11-24T09:31:00.000Z')).not.toContain(user_id);
  });

  it('finds a user within 15 minutes whom the runs around the full hour missed', async () => {
    const { user_id } = await start('2026-11-23T20:50:00.000Z');
    expect(await runAt('2026-11-24T09:13:00.000Z')).not.toContain(user_id);
    expect(await runAt('2026-11-24T09:18:00.000Z')).toContain(user_id);
  });

  it('reads one index partition per run, and a second one in five of the twelve runs of an hour', async () => {
    const runs = Array.from({ length: 12 }, (_none, at) => new Date(Date.UTC(2026, 10, 24, 8, at * 5)));
    const { middlewareStack } = scene.table.getDocumentClient();
    let reads = 0;
    const count = (next: (input: never) => unknown) => (input: never) => {
      reads += 1;
      return next(input);
    };
    middlewareStack.add(count as never, { step: 'initialize', name: 'reads' });
    const counts: number[] = [];
    for (const now of runs) {
      reads = 0;
      for await (const page of createDueFasts(scene.table).upTo(now)) expect(page).toBeDefined();
      counts.push(reads);
    }
    middlewareStack.remove('reads');
    expect(counts).toEqual([2, 2, 1, 2, 1, 1, 2, 1, 1, 2, 1, 1]);
  });

  it.each(['the fast ended', 'it was turned off', 'the start was corrected'])(
    'the notification is not sent when %s',
    async (why) => {
      const { user_id, fast, end, settings, save } = await start();
      scene.at('2026-11-24T07:00:00.000Z');
      const { id, ...fields } = fast;
      if (why === 'the fast ended') await end(fast);
      else if (why === 'it was turned off') await settings(12, false);
      else await save({ ...fields, started_at: '2026-11-23T21:00:00.000Z' }, id);
      expect(await runAt('2026-11-24T08:01:00.000Z')).not.toContain(user_id);
      const isSentLater = (await runAt('2026-11-24T09:01:00.000Z')).includes(user_id);
      expect(isSentLater).toBe(why === 'the start was corrected');
    },
  );
});

describe('A run of the fasting job that does not finish', () => {
  const USERS = isFull ? 300 : 45;
  /** Kills the process once among 45 users, after it claimed 41. */
  const SEED = 15;
  const startMany = (count: number) => Promise.all(Array.from({ length: count }, () => start()));

  it('leaves users for whom there is no time to the next run, which notifies each once', async () => {
    const users = new Set<string>((await startMany(30)).map(({ user_id }) => user_id));
    scene.at('2026-11-24T08:01:00.000Z');
    notifyUser.mockReset().mockResolvedValue('done');
    const due = createDueFasts(scene.table);
    const run = createNotifyDueFasts({ due, notifyUser, clock: scene.clock, report });
    let parts = 0;
    const first = await run(() => (parts += 1) <= 1);
    expect(first).toBe(25);
    await run(() => true);
    const notified = notifyUser.mock.calls.flatMap(([user]) => (users.has(user) ? [user] : []));
    expect(notified).toHaveLength(30);
    expect(new Set(notified)).toEqual(users);
  });

  it('notifies no one twice when it is killed at random requests, and misses only users with a message in flight', async () => {
    const users = new Set<string>((await startMany(USERS)).map(({ user_id }) => user_id));
    const process = killAtRandom(scene.table, randomFromSeed(SEED), 0.02);
    const sent: string[] = [];
    notifyUser.mockReset().mockImplementation(async (user) => {
      if (process.isDead()) throw new Error('The process was killed.');
      sent.push(user);
      return 'done';
    });
    const due = createDueFasts(scene.table);
    const run = createNotifyDueFasts({ due, notifyUser, clock: scene.clock, report });
    let minute = 1;
    do {
      process.revive();
      scene.at(`2026-11-24T08:${String(minute).padStart(2, '0')}:00.000Z`);
      await run(() => !process.isDead()).catch(() => undefined);
      minute += 1;
    } while (process.isDead());
    process.stop();
    const notified = sent.filter((user) => users.has(user));
    expect(process.kills()).toBeGreaterThan(0);
    expect(new Set(notified).size).toBe(notified.length);
    // 25 users are notified at once.
    expect(USERS - notified.length).toBeLessThanOrEqual(25 * process.kills());
  });
});
