import { optionalText, text } from '../table/attributes.ts';
import { defineUserEntity } from '../table/define-entity.ts';

/** `gsi1` partition of suspended accounts, by the end of the suspension. */
export const SUSPENSIONS = 'accounts#suspended';

/**
 * Record that staff blocked or suspended an account. Its meals are hidden from others and its API tokens are rejected.
 * Sign-in is disabled at the user pool, and its sessions have ended.
 */
export const createAccountBlockEntity = defineUserEntity(
  'account_block',
  {
    /** The decision that is in effect. */
    decision_id: text,
    blocked_at: text,
    /** End of a suspension; missing for a block without an end. */
    until: optionalText,
    gsi1pk: optionalText,
    gsi1sk: optionalText,
  },
  () => 'account#block',
);
