import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { DEFAULT_TARGET_HOURS } from '#shared/fasting/plans.ts';
import { type Fast, fast, type FastingSettings } from '#shared/fasting/schema.ts';
import type { Clock } from '../platform/clock.ts';
import type { Idempotency } from '../platform/idempotency/idempotency.ts';
import { createIdempotentWriter } from '../platform/idempotency/idempotent-writer.ts';
import type { Table } from '../platform/table/client.ts';
import { withNulls, withoutNulls } from '../platform/table/nulls.ts';
import { queryRows } from '../platform/table/query-rows.ts';
import { readRow } from '../platform/table/read-row.ts';
import { isNew } from '../platform/table/row-conditions.ts';
import type { Write } from '../platform/table/transact.ts';
import { createFastEntity, fastStart } from './fast-entity.ts';
import { createFastingEntity, targetKeys } from './fasting-entity.ts';

/** A user's settings and running fast. */
export interface FastingState extends FastingSettings {
  running_id: string | null;
  running_since: string | null;
  /** When to notify the user of the target; null for never. */
  notify_at: string | null;
  /** 0 if nothing was ever saved. */
  version: number;
}

const unset: FastingState = {
  target_hours: DEFAULT_TARGET_HOURS,
  notify: true,
  running_id: null,
  running_since: null,
  notify_at: null,
  version: 0,
};

/** A change of one fast with the state before and after it. */
interface FastingChange {
  before: FastingState;
  after: FastingState;
  put?: Fast | null;
  remove?: string;
}

const parsed = (row: object): Fast => fast.parse(withNulls(row, fast));

/** Reads and writes fasts. Every method is scoped to one user. */
export const createFastingRepository = (table: Table, clock: Clock) => {
  const fasts = createFastEntity(table);
  const states = createFastingEntity(table);
  const writer = createIdempotentWriter(table, clock);

  return {
    storedAnswer: writer.storedAnswer,

    state: async (user_id: string): Promise<FastingState> => ({
      ...unset,
      ...(await readRow(states, { user_id })),
    }),

    find: async (user_id: string, id: string): Promise<Fast | null> => {
      const row = await readRow(fasts, { user_id, id });
      return row && parsed(row);
    },

    /** Returns up to `limit` fasts that started before an instant, latest start first. */
    latest: async (userId: string, before: string | undefined, limit: number): Promise<Fast[]> => {
      const range = { between: [fastStart(''), fastStart(before ?? '~')] } as const;
      return (await queryRows(fasts, userId, range, { index: 'lsi1', reverse: true, limit })).map(parsed);
    },

    /** Returns the fasts that started in an inclusive range. */
    startedBetween: async (userId: string, from: string, until: string): Promise<Fast[]> => {
      const range = { between: [fastStart(from), fastStart(until)] } as const;
      return (await queryRows(fasts, userId, range, { index: 'lsi1' })).map(parsed);
    },

    /** @throws ConditionsFailed if the state was changed in the meantime */
    write: <T>(
      user_id: string,
      { before, after, put, remove }: FastingChange,
      idempotency: Idempotency,
      answer: T,
    ): Promise<T> => {
      const updated_at = clock().toISOString();
      const keys = after.notify_at === null ? {} : targetKeys(user_id, after.notify_at);
      const state = states
        .build(PutItemCommand)
        .item({ ...withoutNulls(after), ...keys, user_id, version: before.version + 1, updated_at })
        .options({ condition: before.version === 0 ? isNew : { attr: 'version', eq: before.version } });
      const writes: Write[] = [{ Put: state.params() }];
      if (put) {
        const item = { user_id, ...withoutNulls(put), updated_at };
        writes.push({ Put: fasts.build(PutItemCommand).item(item).params() });
      }
      if (remove !== undefined)
        writes.push({ Delete: fasts.build(DeleteItemCommand).key({ user_id, id: remove }).params() });
      return writer.write(user_id, idempotency, writes, answer);
    },
  };
};

export type FastingRepository = ReturnType<typeof createFastingRepository>;
