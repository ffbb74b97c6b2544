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

/** Finds the users to notify by `gsi1`. */
export const createDueFasts = (table: Table) => {
  const states = createFastingEntity(table);

  return {
    /** Pages through the users whose target was reached in the hour up to an instant. */
    async *upTo(now: Date): AsyncGenerator<DueFast[]> {
      const hourAgo = new Date(now.getTime() - HOUR_MS);
      const partitions = [hourAgo, now].map((hour) => targetPartition(hour.toISOString()));
      for await (const page of queryIndex(states, partitions, upToInstant(now, hourAgo)))
        yield page.flatMap(({ user_id, notify_at, running_id }) =>
          notify_at === undefined || running_id === undefined ? [] : { user_id, notify_at, running_id },
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

    /** Reverts `claim` after a message that was certainly not sent. The next run retries it. */
    release: async ({ user_id, notify_at, running_id }: DueFast): Promise<void> => {
      const update = states
        .build(UpdateItemCommand)
        .item({ user_id, notify_at, ...targetKeys(user_id, notify_at), version: $add(1) })
        .options({ condition: { attr: 'running_id', eq: running_id } });
      await held(update.send());
    },
  };
};

export type DueFasts = ReturnType<typeof createDueFasts>;
