import { $add, $remove, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { HOUR_MS } from '#shared/fasting/plans.ts';
import { held } from '../platform/table/condition-failure.ts';
import type { Table } from '../platform/table/client.ts';
import { queryIndex, upToInstant } from '../platform/table/query-index.ts';
import { createFastingEntity, targetKeys, targetPartition } from './fasting-entity.ts';

/** A user whose running fast has reached its target. */
export interface DueFast {
  user_id: string;
  notify_at: string;
  running_id: string;
}

/**
 * Returns the `gsi1` partitions to read. The previous hour's is read when the hour begins, and every 15 minutes for
 * users whom a failed run left there.
 */
const partitionsAt = (now: Date): string[] => {
  const minute = now.getUTCMinutes();
  const isPreviousRead = minute < 10 || minute % 15 < 5;
  const hours = isPreviousRead ? [new Date(now.getTime() - HOUR_MS), now] : [now];
  return hours.map((hour) => targetPartition(hour.toISOString()));
};

/** Finds the users to notify by `gsi1`. */
export const createDueFasts = (table: Table) => {
  const states = createFastingEntity(table);

  return {
    /** Pages through the users whose target was reached in the hour up to an instant. */
    async *upTo(now: Date): AsyncGenerator<DueFast[]> {
      const hourAgo = new Date(now.getTime() - HOUR_MS);
      for await (const page of queryIndex(states, partitionsAt(now), upToInstant(now, hourAgo)))
        yield page.flatMap(({ user_id, notify_at, running_id }) =>
          notify_at === undefined || running_id === undefined || new Date(notify_at) < hourAgo
            ? []
            : { user_id, notify_at, running_id },
        );
    },

    /** Records that a user is being notified. @returns false if another run did so, or the fast was changed */
    claim: ({ user_id, notify_at }: DueFast): Promise<boolean> => {
      const update = states
        .build(UpdateItemCommand)
        .item({ user_id, notify_at: $remove(), gsi1pk: $remove(), gsi1sk: $remove(), version: $add(1) })
        .options({ condition: { attr: 'notify_at', eq: notify_at } });
      return held(update.send());
    },

    /**
     * Reverts `claim` after a message that was certainly not sent. In the index, the user moves to the present, where
     * the next run finds them.
     */
    release: async ({ user_id, notify_at, running_id }: DueFast, now: Date): Promise<void> => {
      const update = states
        .build(UpdateItemCommand)
        .item({ user_id, notify_at, ...targetKeys(user_id, now.toISOString()), version: $add(1) })
        .options({ condition: { attr: 'running_id', eq: running_id } });
      await held(update.send());
    },
  };
};

export type DueFasts = ReturnType<typeof createDueFasts>;
