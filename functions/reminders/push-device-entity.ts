import { Entity } from 'dynamodb-toolbox/entity';
import { item, number, string } from 'dynamodb-toolbox/schema';
import { languageNames } from '#shared/language/languages.ts';
import type { Table } from '../platform/table/client.ts';
import { entityDefaults } from '../platform/table/entity-defaults.ts';
import { userPartition } from '../platform/table/user-key.ts';

/** Where a person's devices stand: '$' follows '#', so the second is the first key after them. */
export const PUSH_DEVICES = ['push-device#', 'push-device$'] as const;

/** A browser that takes a person's reminders. */
export const createPushDeviceEntity = (table: Table) =>
  new Entity({
    ...entityDefaults,
    name: 'push_device',
    table,
    schema: item({
      user_id: string().key(),
      /** SHA-256 of the endpoint. */
      id: string().key(),
      endpoint: string(),
      p256dh: string(),
      auth: string(),
      created_at: string(),
      /** Of the texts that are shown there; English where none was named. */
      language: string()
        .enum(...languageNames)
        .optional(),
      /** Of which instant the latest reminder is that was sent here, or is being sent. */
      claimed_due: string().optional(),
      /** How many messages in a row its push service refused. */
      refusals: number().optional(),
    }),
    computeKey: ({ user_id, id }) => ({ pk: userPartition(user_id), sk: `${PUSH_DEVICES[0]}${id}` }),
  });

/** Whose reminders a browser takes: one person's at a time. Lies outside of their rows, so that the next is found out. */
export const createPushOwnerEntity = (table: Table) =>
  new Entity({
    ...entityDefaults,
    name: 'push_owner',
    table,
    schema: item({ id: string().key(), user_id: string() }),
    computeKey: ({ id }) => ({ pk: `push-endpoint#${id}`, sk: 'owner' }),
  });
