import { number, optionalFlag } from '../table/attributes.ts';
import { defineUserEntity } from '../table/define-entity.ts';

export const SESSION_END_KEY = 'account#session-end';

/**
 * When a user's sessions were ended, for sessions that have made no request yet: they have no item of their own that
 * could be marked. Expires once no older token can be valid.
 */
export const createSessionEndEntity = defineUserEntity(
  'session_end',
  {
    /** Epoch seconds. */
    ended_at: number,
    /** Whether the user pool kept the tokens of these sessions, so that it cannot be asked about them. */
    is_here_only: optionalFlag,
    expires_at: number,
  },
  () => SESSION_END_KEY,
);
