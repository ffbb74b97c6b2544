import { number } from '../table/attributes.ts';
import { defineUserEntity } from '../table/define-entity.ts';

export const SESSION_END_KEY = 'account#session-end';

/** When all sessions of a user were ended. Expires once no older access token can be valid. */
export const createSessionEndEntity = defineUserEntity(
  'session_end',
  {
    /** Epoch seconds. */
    ended_at: number,
    expires_at: number,
  },
  () => SESSION_END_KEY,
);
