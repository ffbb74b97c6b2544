import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { Device } from '#functions/reminders/push/devices-repository.ts';
import type { ReminderMessage } from '#functions/reminders/due/reminder-message.ts';
import { createRemindUser } from '#functions/reminders/due/remind-user.ts';
import { lunchAt } from './scene.ts';

const due = '2026-11-20T12:30:00.000Z';
const device = (id: string): Device => ({
  id,
  endpoint: `https://web.push.apple.com/${id}`,
  p256dh: '',
  auth: '',
  created_at: due,
});

it('saves the result of one browser before an error at another one stops the job', async () => {
  const later: ReminderMessage[] = [];
  const nothing = async (): Promise<void> => undefined;
  const remind = createRemindUser({
    reminders: {
      find: async () => ({ reminders: [lunchAt('12:30')], time_zone: 'UTC', next_at: null }),
    },
    entriesOf: async () => [],
    devices: {
      list: async () => [device('phone'), device('desk')],
      drop: nothing,
      noteRefusal: nothing,
      forgetRefusals: nothing,
    },
    claims: { claim: async () => true, giveBack: nothing },
    sendPush: async ({ endpoint }) => {
      if (endpoint.endsWith('phone')) throw new Error('There is no key for push messages.');
      for (let turn = 0; turn < 5; turn += 1) await setImmediate();
      return { kind: 'later', seconds: null };
    },
    sendLater: async (message) => void later.push(message as ReminderMessage),
    clock: () => new Date(due),
    report: () => undefined,
  });
  await expect(remind({ user_id: 'mara', due, attempt: 0 })).rejects.toThrow('There is no key');
  expect(later).toMatchObject([{ device_id: 'desk', attempt: 1 }]);
});
