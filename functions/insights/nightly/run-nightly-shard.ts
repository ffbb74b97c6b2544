import { addDays, daysEnding, type LocalDate } from '#shared/time/local-date.ts';
import type { SendMessages } from '../../platform/send-messages.ts';
import { mondayOf } from '../weekly-mail/week.ts';
import type { ReadActiveUsers } from './active-users-repository.ts';
import type { NightMessage, NightShard } from './nightly-message.ts';
import type { NightlyProgress } from './nightly-progress-repository.ts';

const WEEK = 7;
/** Number of users between two checkpoints, which a crash may queue twice. */
const PAGE = 100;

interface Dependencies {
  progress: NightlyProgress;
  readActiveUsers: ReadActiveUsers;
  send: SendMessages;
}

/** Returns the days by which active users are found: yesterday, and for the weekly email the whole previous week. */
export const daysOfNight = ({ date, is_weekly }: Pick<NightShard, 'date' | 'is_weekly'>): LocalDate[] => {
  const yesterday = addDays(date, -1);
  // A missed weekly run may be caught up on a day after Monday.
  const sunday = addDays(mondayOf(date), -1);
  return [...new Set([yesterday, ...(is_weekly ? daysEnding(sunday, WEEK) : [])])];
};

/**
 * Queues the runs of all users of a shard, with a checkpoint after each page. A crash repeats one page at most, and a
 * user's second message finds the day done. When time runs out, the shard is queued again and continues at its
 * checkpoint; a message that arrives twice stops where the other worker is ahead.
 */
export const createRunNightlyShard =
  ({ progress, readActiveUsers, send }: Dependencies) =>
  async (shard: NightShard, hasTime: () => boolean): Promise<void> => {
    const { date, is_weekly } = shard;
    const days = daysOfNight(shard);
    let { cursor, isDone } = await progress.find(shard);
    while (!isDone) {
      const { users, next } = await readActiveUsers({ ...shard, days }, cursor, PAGE);
      await send(users.map((user_id): NightMessage => ({ user_id, date, is_weekly })));
      if (!(await progress.advance(shard, cursor, next))) return;
      cursor = next;
      isDone = next === null;
      if (!isDone && !hasTime()) {
        await send([shard]);
        return;
      }
    }
  };

export type RunNightlyShard = ReturnType<typeof createRunNightlyShard>;
