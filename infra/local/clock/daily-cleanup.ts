import type { Clock } from '../gateway/clock.ts';
import type { DueWork } from './agenda.ts';

const DAY_MS = 86_400_000;

/** Creates work that runs at the start and at every midnight UTC: deleting what has expired in S3 and DynamoDB. */
export const createDailyCleanup = (clock: Clock, cleanUp: () => Promise<unknown>): DueWork => {
  let next = new Date(0);
  return {
    nextAt: () => next,
    tick: async () => {
      const now = clock().getTime();
      if (now < next.getTime()) return;
      next = new Date((Math.floor(now / DAY_MS) + 1) * DAY_MS);
      await cleanUp();
    },
  };
};
