import { languageNames } from '#shared/language/languages.ts';
import {
  optionalChoice,
  optionalNumber,
  optionalText,
  text,
  textKey,
} from '../../platform/table/attributes.ts';
import { defineEntity, defineUserEntity } from '../../platform/table/define-entity.ts';

/** Key range of a user's devices: '$' follows '#', so the end excludes other rows. */
export const PUSH_DEVICES = ['push-device#', 'push-device$'] as const;

/** A browser that receives a user's reminders. */
export const createPushDeviceEntity = defineUserEntity(
  'push_device',
  {
    /** SHA-256 of the endpoint. */
    id: textKey,
    endpoint: text,
    p256dh: text,
    auth: text,
    created_at: text,
    /** Language of the texts shown there; defaults to English. */
    language: optionalChoice(languageNames),
    /** Instant of the latest reminder that was sent here or is being sent. */
    claimed_due: optionalText,
    /** Number of consecutive messages that the push service rejected. */
    refusals: optionalNumber,
  },
  ({ id }) => `${PUSH_DEVICES[0]}${id}`,
);

/**
 * Owner of a browser's subscription, one user at a time. Stored outside of the user's rows, so that a takeover by
 * another user is found.
 */
export const createPushOwnerEntity = defineEntity('push_owner', { id: textKey, user_id: text }, ({ id }) => ({
  pk: `push-endpoint#${id}`,
  sk: 'owner',
}));
