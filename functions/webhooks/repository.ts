import type { FormattedItem } from 'dynamodb-toolbox/entity';
import type { Condition } from 'dynamodb-toolbox/entity/actions/parseCondition';
import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { $add, $prepend, $remove, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import {
  MAX_DELIVERIES,
  MAX_FAILED_ATTEMPTS,
  MAX_WEBHOOKS,
  type WebhookDelivery,
} from '#shared/webhooks/schema.ts';
import { CodedError } from '#shared/errors/coded-error.ts';
import type { Clock } from '../platform/clock.ts';
import type { Idempotency } from '../platform/idempotency/idempotency.ts';
import { createIdempotentWriter } from '../platform/idempotency/idempotent-writer.ts';
import { createCreationGuard, GUARDED_ATTEMPTS } from '../platform/limits/creation-guard.ts';
import type { Table } from '../platform/table/client.ts';
import { held } from '../platform/table/condition-failure.ts';
import { queryIndex } from '../platform/table/query-index.ts';
import { queryRows } from '../platform/table/query-rows.ts';
import { readRow } from '../platform/table/read-row.ts';
import { retryOnConflict } from '../platform/table/retry-on-conflict.ts';
import { isNew, isThere } from '../platform/table/row-conditions.ts';
import { ACTIVE_WEBHOOKS, activeKeys, createWebhookEntity, WEBHOOKS } from './webhook-entity.ts';

/** A webhook as stored. */
export type StoredWebhook = FormattedItem<ReturnType<typeof createWebhookEntity>>;

/** Reads and writes webhooks. */
export const createWebhooks = (table: Table, clock: Clock) => {
  const webhooks = createWebhookEntity(table);
  const writer = createIdempotentWriter(table, clock);
  const guard = createCreationGuard(table, 'webhooks');

  const find = (user_id: string, id: string) => readRow(webhooks, { user_id, id });
  /** Adds an attempt to the list in the same write as its other values. @returns the webhook, null without it */
  const note = async (
    values: { user_id: string; id: string; failed_attempts: number | ReturnType<typeof $add<number>> },
    attempt: WebhookDelivery,
    condition: Condition<typeof webhooks>,
  ): Promise<StoredWebhook | null> => {
    const { user_id, id } = values;
    const update = webhooks.build(UpdateItemCommand).item({ ...values, deliveries: $prepend([attempt]) });
    if (!(await held(update.options({ condition }).send()))) return null;
    const row = await find(user_id, id);
    const extra = row?.deliveries?.slice(MAX_DELIVERIES) ?? [];
    // Removing positions is safe with concurrent attempts: those that were moved on the way are removed by the next.
    if (extra.length > 0) {
      const removed = Object.fromEntries(extra.map((_attempt, at) => [MAX_DELIVERIES + at, $remove()]));
      const trim = webhooks.build(UpdateItemCommand).item({ user_id, id, deliveries: removed });
      await held(trim.options({ condition: isThere }).send());
    }
    return row;
  };
  const list = (userId: string) => queryRows(webhooks, userId, { between: WEBHOOKS });

  return {
    find,
    list,

    /** Pages through the webhooks of all users that are on. */
    active: () => queryIndex(webhooks, [ACTIVE_WEBHOOKS]),

    /**
     * @returns the stored webhook, which is an older one for a retry
     * @throws CodedError TOO_MANY_WEBHOOKS
     */
    add: async (
      user_id: string,
      webhook: Pick<StoredWebhook, 'id' | 'url' | 'secret' | 'events' | 'token_id'>,
      idempotency: Idempotency,
    ): Promise<StoredWebhook> => {
      const done = await writer.storedAnswer<string>(user_id, idempotency);
      const id =
        done ??
        (await retryOnConflict(
          async () => {
            const guardWrite = await guard.next(user_id);
            if ((await list(user_id)).length >= MAX_WEBHOOKS) throw new CodedError('TOO_MANY_WEBHOOKS');
            const put = webhooks.build(PutItemCommand).item({
              user_id,
              ...webhook,
              status: 'on',
              failed_attempts: 0,
              created_at: clock().toISOString(),
              ...activeKeys(user_id, webhook.id),
            });
            const writes = [{ Put: put.options({ condition: isNew }).params() }, guardWrite];
            return writer.write(user_id, idempotency, writes, webhook.id);
          },
          undefined,
          GUARDED_ATTEMPTS,
        ));
      const row = await find(user_id, id);
      if (!row) throw new CodedError('WEBHOOK_NOT_FOUND');
      return row;
    },

    /** Turns a webhook on or off. @throws CodedError WEBHOOK_NOT_FOUND */
    setStatus: async (
      user_id: string,
      id: string,
      status: StoredWebhook['status'],
    ): Promise<StoredWebhook> => {
      const keys = status === 'on' ? activeKeys(user_id, id) : { gsi1pk: $remove(), gsi1sk: $remove() };
      const update = webhooks
        .build(UpdateItemCommand)
        .item({ user_id, id, status, failed_attempts: 0, ...keys });
      const isThereNow = await held(update.options({ condition: isThere }).send());
      const row = isThereNow ? await find(user_id, id) : null;
      if (!row) throw new CodedError('WEBHOOK_NOT_FOUND');
      return row;
    },

    /** @throws CodedError WEBHOOK_NOT_FOUND */
    remove: async (user_id: string, id: string): Promise<void> => {
      const gone = webhooks.build(DeleteItemCommand).key({ user_id, id });
      if (!(await held(gone.options({ condition: isThere }).send())))
        throw new CodedError('WEBHOOK_NOT_FOUND');
    },

    /** Records that an attempt was accepted. */
    noteSuccess: async (user_id: string, id: string, attempt: WebhookDelivery): Promise<void> => {
      await note({ user_id, id, failed_attempts: 0 }, attempt, isThere);
    },

    /** Records a failed attempt, and turns the webhook off with the last one. @returns whether this call turned it off */
    noteFailure: async (
      user_id: string,
      id: string,
      attempt: WebhookDelivery,
      isFinal: boolean,
    ): Promise<boolean> => {
      const isOn = { attr: 'status', eq: 'on' } as const;
      const row = await note({ user_id, id, failed_attempts: $add(1) }, attempt, isOn);
      if (!row || (row.failed_attempts < MAX_FAILED_ATTEMPTS && !isFinal)) return false;
      const off = webhooks
        .build(UpdateItemCommand)
        .item({ user_id, id, status: 'off', gsi1pk: $remove(), gsi1sk: $remove() });
      return held(off.options({ condition: isOn }).send());
    },
  };
};

export type Webhooks = ReturnType<typeof createWebhooks>;
