import { Entity } from 'dynamodb-toolbox/entity';
import { item, number, string } from 'dynamodb-toolbox/schema';
import { languageNames } from '#shared/language/languages.ts';
import type { Table } from '../../platform/table/client.ts';
import { entityDefaults } from '../../platform/table/entity-defaults.ts';
import { userPartition } from '../../platform/table/user-key.ts';

/** Key range of a user's devices: '$' follows '#', so the end excludes other rows. */
export const PUSH_DEVICES = ['push-device#', 'push-device$'] as const;

/** A browser that receives a user's reminders. */
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
      /** Language of the texts shown there; defaults to English. */
      language: string()
        .enum(...languageNames)
        .optional(),
      /** Instant of the latest reminder that was sent here or is being sent. */
      claimed_due: string().optional(),
      /** Number of consecutive messages that the push service rejected. */
      refusals: number().optional(),
    }),
    computeKey: ({ user_id, id }) => ({ pk: userPartition(user_id), sk: `${PUSH_DEVICES[0]}${id}` }),
  });

/**
 * Owner of a browser's subscription, one user at a time. Stored outside of the user's rows, so that a takeover by
 * another user is found.
 */
export const createPushOwnerEntity = (table: Table) =>
  new Entity({
    ...entityDefaults,
    name: 'push_owner',
    table,
    schema: item({ id: string().key(), user_id: string() }),
    computeKey: ({ id }) => ({ pk: `push-endpoint#${id}`, sk: 'owner' }),
  });
