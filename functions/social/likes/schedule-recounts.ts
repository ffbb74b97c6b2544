import type { Clock } from '../../platform/clock.ts';
import type { SendMessage } from '../../platform/send-message.ts';
import type { SocialJob } from '../jobs/social-job.ts';
import type { LikeRecounts } from './like-recounts-repository.ts';

/** Delay of a count after a like. Also the time in which the index must show the like. */
const MIN_DELAY_SECONDS = 3;
const MAX_DELAY_SECONDS = 300;
/** A count costs as much as the likes: with one second per 1,000 likes it costs little even for a popular meal. */
const LIKES_PER_SECOND = 1_000;
/** A like this short before a count may not be in the index yet, so another count follows. */
const INDEX_LAG_MS = 2_000;

interface Dependencies {
  recounts: Pick<LikeRecounts, 'find' | 'schedule'>;
  send: SendMessage;
  clock: Clock;
}

/** Returns how long after a like a meal's likes are counted, s. */
const recountDelay = (likes: number): number =>
  Math.min(MAX_DELAY_SECONDS, Math.max(MIN_DELAY_SECONDS, Math.round(likes / LIKES_PER_SECOND)));

/**
 * Queues a count of the likes of each meal, unless one is pending. The message is sent before it is recorded, so that a
 * failure in between causes a second count instead of none.
 */
export const createScheduleRecounts =
  ({ recounts, send, clock }: Dependencies) =>
  async (mealIds: readonly string[]): Promise<void> => {
    for (const id of new Set(mealIds)) {
      const pending = await recounts.find(id);
      const now = clock().getTime();
      if (pending?.due_at && Date.parse(pending.due_at) - INDEX_LAG_MS > now) continue;
      const delay = recountDelay(pending?.likes_count ?? 0);
      const job: SocialJob = { kind: 'liked', id };
      await send(job, delay);
      await recounts.schedule(id, new Date(now + delay * 1_000));
    }
  };

export type ScheduleRecounts = ReturnType<typeof createScheduleRecounts>;
