import { createHash } from 'node:crypto';
import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { $get, $remove, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import type { Language } from '#shared/language/languages.ts';
import { MAX_DEVICES, type NewDevice, type PushDevice } from '#shared/reminders/schema.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Idempotency } from '../../platform/idempotency/idempotency.ts';
import type { Table } from '../../platform/table/client.ts';
import { held } from '../../platform/table/condition-failure.ts';
import { createPushDeviceEntity, createPushOwnerEntity, PUSH_DEVICES } from './push-device-entity.ts';
import { readRow } from '../../platform/table/read-row.ts';
import { transact, type Write } from '../../platform/table/transact.ts';
import { createIdempotentWriter } from '../../platform/idempotency/idempotent-writer.ts';
import { retryOnConflict } from '../../platform/table/retry-on-conflict.ts';
import { queryRows } from '../../platform/table/query-rows.ts';

/** A subscribed browser as stored. */
export interface Device extends Omit<PushDevice, 'language'> {
  endpoint: string;
  p256dh: string;
  auth: string;
  claimed_due?: string | undefined;
  language?: Language | undefined;
  refusals?: number | undefined;
}

/**
 * Maximum number of consecutive rejections by the push service before a browser is deleted: it subscribed with an old
 * key and is never opened. Takes days, so that a fault of ours can be fixed first.
 */
const MAX_FAILED_PUSHES = 10;

export const deviceIdOf = (endpoint: string): string =>
  createHash('sha256').update(endpoint).digest('base64url');

/** Reads and writes subscribed browsers and their owners. A browser belongs to one user. */
export const createDevicesRepository = (table: Table, clock: Clock) => {
  const devices = createPushDeviceEntity(table);
  const owners = createPushOwnerEntity(table);
  const writer = createIdempotentWriter(table, clock);

  /** Returns the browsers, newest first. */
  const list = async (userId: string): Promise<Device[]> => {
    const rows = await queryRows(devices, userId, { between: PUSH_DEVICES });
    return rows.toSorted((one, other) => other.created_at.localeCompare(one.created_at));
  };

  const ownerOf = async (id: string): Promise<string | null> =>
    (await readRow(owners, { id }))?.user_id ?? null;

  const deviceGone = (user_id: string, id: string): Write => ({
    Delete: devices.build(DeleteItemCommand).key({ user_id, id }).params(),
  });

  /** Leaves the owner row if another user has taken over the browser. */
  const removals = async (user_id: string, id: string): Promise<Write[]> => {
    if ((await ownerOf(id)) !== user_id) return [deviceGone(user_id, id)];
    const condition = { attr: 'user_id', eq: user_id } as const;
    const owner = owners.build(DeleteItemCommand).key({ id }).options({ condition });
    return [deviceGone(user_id, id), { Delete: owner.params() }];
  };

  const additions = async (
    user_id: string,
    id: string,
    { endpoint, keys, language }: NewDevice,
  ): Promise<Write[]> => {
    const [owner, known] = await Promise.all([ownerOf(id), list(user_id)]);
    const created_at = $get('created_at', clock().toISOString());
    const device = devices
      .build(UpdateItemCommand)
      .item({ user_id, id, endpoint, ...keys, language, created_at, refusals: $remove() });
    const asRead =
      owner === null
        ? ({ attr: 'user_id', exists: false } as const)
        : ({ attr: 'user_id', eq: owner } as const);
    const owned = owners.build(PutItemCommand).item({ id, user_id }).options({ condition: asRead });
    const tooMany = known.filter((other) => other.id !== id).slice(MAX_DEVICES - 1);
    const leaving = await Promise.all(tooMany.map((other) => removals(user_id, other.id)));
    return [
      { Update: device.params() },
      { Put: owned.params() },
      ...(owner !== null && owner !== user_id ? [deviceGone(owner, id)] : []),
      ...leaving.flat(),
    ];
  };

  /** Deletes a browser that its push service no longer knows. */
  const drop = (user_id: string, id: string): Promise<void> =>
    retryOnConflict(async () => transact(table, await removals(user_id, id)));

  const setRefusals = async (
    user_id: string,
    id: string,
    refusals: number | ReturnType<typeof $remove>,
  ): Promise<void> => {
    const condition = { attr: 'endpoint', exists: true } as const;
    await held(
      devices.build(UpdateItemCommand).item({ user_id, id, refusals }).options({ condition }).send(),
    );
  };

  return {
    list,

    find: async (user_id: string, id: string): Promise<Device | null> => readRow(devices, { user_id, id }),

    /** Assigns a browser to this user only. */
    add: async (user_id: string, device: NewDevice, idempotency: Idempotency): Promise<PushDevice> => {
      const id = deviceIdOf(device.endpoint);
      return retryOnConflict(async () => {
        const [writes, known] = await Promise.all([
          additions(user_id, id, device),
          readRow(devices, { user_id, id }),
        ]);
        const created_at = known?.created_at ?? clock().toISOString();
        const answer: PushDevice = { id, created_at, language: device.language };
        return writer.write(user_id, idempotency, writes, answer);
      });
    },

    /** Deletes a browser. Does nothing if it is already gone. */
    remove: (user_id: string, id: string, idempotency: Idempotency): Promise<null> =>
      retryOnConflict(async () => writer.write(user_id, idempotency, await removals(user_id, id), null)),

    drop,

    /** Counts a message that the push service rejected, and deletes the browser above the limit. */
    noteRefusal: async (user_id: string, { id, refusals = 0 }: Device): Promise<void> =>
      refusals + 1 >= MAX_FAILED_PUSHES ? drop(user_id, id) : setRefusals(user_id, id, refusals + 1),

    /** Resets the count of rejections after a delivered message. */
    forgetRefusals: (user_id: string, id: string): Promise<void> => setRefusals(user_id, id, $remove()),

    /** Removes the owner of each browser of a deleted account. */
    forget: async (userId: string): Promise<void> => {
      for (const { id } of await list(userId))
        await retryOnConflict(async () => transact(table, await removals(userId, id)));
    },
  };
};

export type DevicesRepository = ReturnType<typeof createDevicesRepository>;
