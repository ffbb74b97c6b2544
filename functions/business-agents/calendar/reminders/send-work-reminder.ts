import type { Profile } from '#shared/profile/schema.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { SendEmail } from '../../../platform/mail/mailer.ts';
import { isPassingRefusal } from '../../../platform/mail/passing-refusal.ts';
import type { NotifyUser } from '../../../reminders/public.ts';
import type { DueReminder, FindReminder } from './find-reminder.ts';
import type { WorkReminderMessage } from './reminder-message.ts';
import { loadReminderTexts, reminderEmail, reminderPush } from './reminder-texts.ts';
import type { SentReminder, WorkRemindersRepository } from './work-reminders-repository.ts';

interface Dependencies {
  settings: Pick<WorkRemindersRepository, 'find' | 'claim' | 'release'>;
  findReminder: FindReminder;
  /** Returns whether staff blocked or suspended the account. */
  isBlocked: (userId: string) => Promise<boolean>;
  readProfile: (userId: string) => Promise<Pick<Profile, 'email' | 'language'>>;
  notifyUser: NotifyUser;
  sendEmail: SendEmail;
  /** Adds the occurrences of a series that have come within half a year. */
  syncSeries: (userId: string, id: string) => Promise<unknown>;
  siteOrigin: () => Promise<string>;
  clock: Clock;
  /** Logs an email that failed permanently, or whose delivery is unknown. */
  report: (error: unknown) => void;
}

/**
 * Sends a user's reminder once per channel that is turned on. It is recorded before it is sent, so that a crash loses a
 * reminder instead of repeating it; one that was certainly not sent is retried with the message.
 * @returns the channels on which it was sent
 * @throws Error to retry
 */
export const createSendWorkReminder = (dependencies: Dependencies) => {
  const {
    settings,
    findReminder,
    isBlocked,
    readProfile,
    notifyUser,
    sendEmail,
    syncSeries,
    siteOrigin,
    clock,
    report,
  } = dependencies;

  /** Runs the sender if the reminder was not sent before. @param send returns whether a retry makes sense */
  const once = async (
    userId: string,
    reminder: SentReminder,
    send: () => Promise<'done' | 'later'>,
  ): Promise<boolean> => {
    if (!(await settings.claim(userId, reminder))) return false;
    const outcome = await send().catch(async (error: unknown) => {
      if (isPassingRefusal(error)) await settings.release(userId, reminder);
      else report(error);
      return error;
    });
    if (outcome === 'later') {
      await settings.release(userId, reminder);
      throw new Error('The push service did not accept the reminder yet.');
    }
    if (outcome === 'done') return true;
    if (isPassingRefusal(outcome)) throw outcome;
    return false;
  };

  const push = (userId: string, due: DueReminder, zone: string) => async (): Promise<'done' | 'later'> => {
    const ttl = Math.max(0, Math.floor((due.at.getTime() - clock().getTime()) / 1000));
    return notifyUser(
      userId,
      async (language) => reminderPush(due, zone, await loadReminderTexts(language)),
      ttl,
    );
  };

  const email = (userId: string, due: DueReminder, zone: string) => async (): Promise<'done'> => {
    const [{ email: to, language }, origin] = await Promise.all([readProfile(userId), siteOrigin()]);
    if (to === null) return 'done';
    const words = await loadReminderTexts(language ?? 'en');
    await sendEmail(reminderEmail(due, { to, zone, siteOrigin: origin }, words));
    return 'done';
  };

  return async (message: WorkReminderMessage): Promise<SentReminder['channel'][]> => {
    const { user_id, id: item_id, at } = message;
    const { time_zone, ...chosen } = await settings.find(user_id);
    if (!chosen.push && !chosen.email) return [];
    const due = await findReminder(message);
    if (!due || (await isBlocked(user_id))) return [];
    const zone = time_zone ?? 'UTC';
    const senders = { push: push(user_id, due, zone), email: email(user_id, due, zone) };
    const channels = (['push', 'email'] as const).filter((channel) => chosen[channel]);
    const results = await Promise.allSettled(
      channels.map((channel) => once(user_id, { item_id, at, channel }, senders[channel])),
    );
    // Waits for both, so that an error of one channel does not interrupt the record of the other.
    const failed = results.find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
    // A series goes on although no one opens the calendar.
    if (due.series_id !== null) await syncSeries(user_id, due.series_id);
    return channels.filter((_channel, at_) => {
      const result = results[at_];
      return result?.status === 'fulfilled' && result.value;
    });
  };
};
