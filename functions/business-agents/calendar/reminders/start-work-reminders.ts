import type { WorkReminderSettings } from '#shared/business-agents/calendar/work-reminders.ts';
import { wallClockOf } from '#shared/time/wall-clock.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { SendMessages } from '../../../platform/send-messages.ts';
import type { DueItems } from './due-items-repository.ts';
import { dayTaskWindow, windowsAt } from './due-windows.ts';
import type { WorkReminderMessage } from './reminder-message.ts';
import type { WorkRemindersRepository } from './work-reminders-repository.ts';

interface Dependencies {
  items: DueItems;
  settings: Pick<WorkRemindersRepository, 'ofUsers'>;
  send: SendMessages;
  clock: Clock;
}

type IsDue = (message: WorkReminderMessage, settings: WorkReminderSettings) => boolean;

/** Returns whether a task is due on a day rather than at a time: until the end of the day in the user's zone. */
const isDayTask: IsDue = ({ kind, at }, { time_zone }) =>
  kind === 'task' && wallClockOf(new Date(at), time_zone ?? 'UTC').time.startsWith('23:59');

/**
 * Queues the reminders of events and tasks that are due now, for users who turned reminders on. A reminder that was
 * already sent is found again by the next runs; its record prevents a second one.
 * @returns the number of messages
 */
export const createStartWorkReminders = ({ items, settings, send, clock }: Dependencies) => {
  const queue = async (pages: AsyncIterable<WorkReminderMessage[]>, isDue: IsDue): Promise<number> => {
    let sent = 0;
    for await (const page of pages) {
      const wanted = await settings.ofUsers(page.map(({ user_id }) => user_id));
      const due = page.filter((message) => {
        const chosen = wanted.get(message.user_id);
        return chosen !== undefined && isDue(message, chosen);
      });
      await send(due);
      sent += due.length;
    }
    return sent;
  };

  return async (): Promise<number> => {
    const now = clock();
    let sent = await queue(items.tasks(dayTaskWindow(now)), isDayTask);
    for (const window of windowsAt(now)) {
      const isDue: IsDue = (message, chosen) =>
        chosen.minutes === window.minutes && !isDayTask(message, chosen);
      sent += await queue(items.events(window), isDue);
      sent += await queue(items.tasks(window), isDue);
    }
    return sent;
  };
};
