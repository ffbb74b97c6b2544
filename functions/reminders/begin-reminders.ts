import type { Clock } from '../platform/clock.ts';
import type { SendMessages } from '../platform/send-messages.ts';
import type { DuePeople } from './due-people-repository.ts';
import { isTooLate } from './lateness.ts';
import type { ReminderMessage } from './reminder-message.ts';

/** People that are moved on side by side. */
const AT_ONCE = 25;

interface Dependencies {
  people: DuePeople;
  send: SendMessages;
  clock: Clock;
}

/**
 * Puts the reminders that are due on the queue and moves their people on to the next. Whoever fails half-way is found
 * again by the next run: a second message finds that the first one went.
 * @returns how many messages
 */
export const createBeginReminders =
  ({ people, send, clock }: Dependencies) =>
  async (): Promise<number> => {
    const now = clock();
    let sent = 0;
    for await (const page of people.upTo(now)) {
      const inTime = page.filter(({ next_at }) => !isTooLate(new Date(next_at), now));
      await send(
        inTime.map(({ user_id, next_at }): ReminderMessage => ({ user_id, due: next_at, attempt: 0 })),
      );
      sent += inTime.length;
      for (let at = 0; at < page.length; at += AT_ONCE)
        await Promise.all(page.slice(at, at + AT_ONCE).map((person) => people.moveOn(person, now)));
    }
    return sent;
  };
