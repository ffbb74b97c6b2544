import type { Clock } from '../../platform/clock.ts';
import type { SendMessages } from '../../platform/send-messages.ts';
import type { DueUsers, DueUser } from './due-users-repository.ts';
import { dueSince } from './due-time.ts';
import type { ReminderMessage } from './reminder-message.ts';

/** Users of a partition processed in parallel. */
const AT_ONCE = 25;

interface Dependencies {
  people: DueUsers;
  send: SendMessages;
  clock: Clock;
  /** Logs why one user could not be reminded. */
  report: (error: unknown) => void;
}

/**
 * Queues the due reminders and moves their users on to the next one. A user whose processing failed halfway is found
 * again by the next run; a duplicate message is ignored. A failure for one user or partition does not affect others.
 * @returns the number of messages
 * @throws Error at the end if a user could not be moved on
 */
export const createStartReminderJobs = ({ people, send, clock, report }: Dependencies) => {
  const messagesOf = (person: DueUser, now: Date): ReminderMessage[] => {
    try {
      return dueSince(person, now).map((due) => ({ user_id: person.user_id, due, attempt: 0 }));
    } catch {
      // Reported when moving the user on, which fails for the same reason.
      return [];
    }
  };

  /** @returns the number of users that could not be moved on */
  const moveOn = async (page: readonly DueUser[], now: Date): Promise<number> => {
    const moved = await Promise.allSettled(page.map((person) => people.moveOn(person, now)));
    const faults = moved.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    faults.forEach(report);
    return faults.length;
  };

  return async (): Promise<number> => {
    const now = clock();
    let sent = 0;
    let left = 0;
    const work = async (pages: AsyncIterable<DueUser[]>): Promise<void> => {
      for await (const page of pages) {
        const messages = page.flatMap((person) => messagesOf(person, now));
        await send(messages);
        sent += messages.length;
        for (let at = 0; at < page.length; at += AT_ONCE)
          left += await moveOn(page.slice(at, at + AT_ONCE), now);
      }
    };
    const done = await Promise.allSettled(people.upTo(now).map(work));
    const failed = done.find((one) => one.status === 'rejected');
    if (failed) throw failed.reason;
    if (left > 0) throw new Error(`${left} users were not scheduled for their next reminder.`);
    return sent;
  };
};
