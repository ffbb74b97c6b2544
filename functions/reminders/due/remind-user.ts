import type { FoodEntry } from '#shared/food-entries/schema.ts';
import { type DueReminder, reminderAt } from '#shared/reminders/due.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import type { Clock } from '../../platform/clock.ts';
import type { SendMessage } from '../../platform/send-message.ts';
import type { Claims } from './claims-repository.ts';
import type { Device, DevicesRepository } from '../push/devices-repository.ts';
import { isTooLate, secondsLeft } from './lateness.ts';
import type { ReminderMessage } from './reminder-message.ts';
import { loadReminderTexts, reminderTexts } from '../reminder-texts.ts';
import type { RemindersRepository } from '../reminders-repository.ts';
import { createRecordPushOutcome } from '../push/record-push-outcome.ts';
import type { PushOutcome, SendPush } from '../push/send-push.ts';

/** First delay before a retry; it doubles each time. */
const WAIT_SECONDS = 60;
/** The maximum SQS delay. */
const MAX_WAIT_SECONDS = 900;
const ATTEMPTS = 5;
/** A newer reminder replaces an undelivered one. */
const TOPIC = 'reminder';

interface Dependencies {
  reminders: Pick<RemindersRepository, 'find'>;
  entriesOf: (userId: string, date: LocalDate) => Promise<Pick<FoodEntry, 'meal_type' | 'logged_at'>[]>;
  devices: Pick<DevicesRepository, 'list' | 'drop' | 'noteRefusal' | 'forgetRefusals'>;
  claims: Claims;
  sendPush: SendPush;
  /** Queues a message again. */
  sendLater: SendMessage;
  clock: Clock;
  /** Logs a message that was not sent, or whose delivery is unknown. */
  report: (why: string) => void;
}

const waitOf = ({ seconds }: { seconds: number | null }, attempt: number): number =>
  Math.max(seconds ?? 0, WAIT_SECONDS * 2 ** attempt);

/**
 * Sends a user's reminder for one meal to each device once: a message that may have been sent is not repeated. Sends
 * nothing if the meal is logged, the times were changed, or it is too late.
 * @returns the number of devices that accepted it
 */
export const createRemindUser = (dependencies: Dependencies) => {
  const { reminders, entriesOf, devices, claims, sendPush, sendLater, clock, report } = dependencies;
  const recordOutcome = createRecordPushOutcome(devices, report);

  const isLogged = async (userId: string, { date, meal_type, since }: DueReminder): Promise<boolean> =>
    (await entriesOf(userId, date)).some(
      (entry) => entry.meal_type === meal_type && (since === null || new Date(entry.logged_at) > since),
    );

  const sendAfter = (message: ReminderMessage, seconds: number): Promise<void> =>
    sendLater(message, Math.min(Math.ceil(seconds), MAX_WAIT_SECONDS));

  const settle = async (message: ReminderMessage, device: Device, outcome: PushOutcome): Promise<void> => {
    const { user_id, due, attempt } = message;
    await recordOutcome(user_id, device, outcome);
    if (outcome.kind !== 'later') return;
    const wait = waitOf(outcome, attempt);
    if (attempt + 1 >= ATTEMPTS || wait >= secondsLeft(new Date(due), clock())) {
      report('The push service did not respond in time.');
      return;
    }
    await claims.giveBack(user_id, device, due);
    const not_before = new Date(clock().getTime() + wait * 1000).toISOString();
    await sendAfter({ user_id, due, device_id: device.id, not_before, attempt: attempt + 1 }, wait);
  };

  const remindOn = async (
    message: ReminderMessage,
    device: Device,
    { meal_type }: DueReminder,
  ): Promise<boolean> => {
    const { user_id, due } = message;
    const words = reminderTexts(meal_type, await loadReminderTexts(device.language ?? 'en'));
    if (!(await claims.claim(user_id, device, due))) return false;
    const ttl = secondsLeft(new Date(due), clock());
    const urging = { ttl, urgency: 'normal', topic: TOPIC } as const;
    const outcome = await sendPush(device, words, urging).catch(async (error: unknown) => {
      await claims.giveBack(user_id, device, due);
      throw error;
    });
    await settle(message, device, outcome);
    return outcome.kind === 'taken';
  };

  return async (message: ReminderMessage): Promise<number> => {
    const { user_id, device_id, not_before } = message;
    const due = new Date(message.due);
    if (isTooLate(due, clock())) return 0;
    const quietMs = not_before === undefined ? 0 : Date.parse(not_before) - clock().getTime();
    if (quietMs > 0) {
      await sendAfter(message, quietMs / 1000);
      return 0;
    }
    const { reminders: chosen, time_zone } = await reminders.find(user_id);
    const found = time_zone === null ? null : reminderAt(chosen, time_zone, due);
    if (!found) return 0;
    const theirs = (await devices.list(user_id)).filter(
      ({ id }) => device_id === undefined || id === device_id,
    );
    if (theirs.length === 0 || (await isLogged(user_id, found))) return 0;
    const done = await Promise.allSettled(theirs.map((device) => remindOn(message, device, found)));
    // Waits for all, so that an error for one device does not interrupt the records of the others.
    const failed = done.find((one) => one.status === 'rejected');
    if (failed) throw failed.reason;
    return done.filter((one) => one.status === 'fulfilled' && one.value).length;
  };
};

export type RemindUser = ReturnType<typeof createRemindUser>;
