import { number, text, textKey } from '../../platform/table/attributes.ts';
import { defineEntity, defineUserEntity } from '../../platform/table/define-entity.ts';

/** Key range of a user's weekly emails: '$' follows '#', so the end excludes other rows. */
export const WEEKLY_MAILS = ['weekly-mail#', 'weekly-mail$'] as const;

/** Record that a week's email was sent or is being sent, written before sending. `week` is its Monday. */
export const createWeeklyEmailEntity = defineUserEntity(
  'weekly_mail',
  {
    week: textKey,
    /** SHA-256 of the token in the email's links. */
    token_hash: text,
    created_at: text,
    expires_at: number,
  },
  ({ week }) => `${WEEKLY_MAILS[0]}${week}`,
);

/** Owner of an unsubscribe link. Stored outside of the user's rows because the link works without sign-in. */
export const createUnsubscribeEntity = defineEntity(
  'unsubscribe',
  {
    token_hash: textKey,
    user_id: text,
    expires_at: number,
  },
  ({ token_hash }) => ({ pk: `unsubscribe#${token_hash}`, sk: 'owner' }),
);
