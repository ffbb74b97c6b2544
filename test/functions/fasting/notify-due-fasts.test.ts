import { describe, expect, it, vi } from 'vitest';
import { createDueFasts } from '#functions/fasting/due-fasts-repository.ts';
import { createNotifyDueFasts } from '#functions/fasting/notify-due-fasts.ts';
import type { NotifyUser } from '#functions/reminders/public.ts';
import { openForAllTests } from '#test/support/open-for-tests.ts';
import { openFastingScene } from './scene.ts';

const scene = openForAllTests(openFastingScene);

/** Starts a fast of 12 hours at 20:00. */
const start = async () => {
  scene.at('2026-11-23T20:00:00.000Z');
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
  await createNotifyDueFasts({ due, notifyUser, clock: scene.clock, report })();
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
