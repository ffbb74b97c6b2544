import { item, number, string } from 'dynamodb-toolbox/schema';
import { languageNames } from '#shared/language/languages.ts';
import { defineEntity, defineUserEntity } from '../../platform/table/define-entity.ts';

/** Key range of a user's devices: '$' follows '#', so the end excludes other rows. */
export const PUSH_DEVICES = ['push-device#', 'push-device$'] as const;

/** A browser that receives a user's reminders. */
export const createPushDeviceEntity = defineUserEntity(
  'push_device',
  item({
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
  ({ id }) => `${PUSH_DEVICES[0]}${id}`,
);

/**
 * Owner of a browser's subscription, one user at a time. Stored outside of the user's rows, so that a takeover by
 * another user is found.
 */
export const createPushOwnerEntity = defineEntity(
  'push_owner',
  item({ id: string().key(), user_id: string() }),
  ({ id }) => ({ pk: `push-endpoint#${id}`, sk: 'owner' }),
);
