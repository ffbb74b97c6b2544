import { number, textKey } from '../../platform/table/attributes.ts';
import { defineUserEntity } from '../../platform/table/define-entity.ts';

/** Record that a user was notified of a request of another user, so that it happens once. Expires after 30 days. */
export const createFriendNoticeEntity = defineUserEntity(
  'friend_notice',
  { pair: textKey, expires_at: number },
  ({ pair }) => `friend-notice#${pair}`,
);
