import { number, text, textKey } from '../table/attributes.ts';
import { defineUserEntity } from '../table/define-entity.ts';

/** Record that an action was completed, with its answer. Written in the action's transaction. */
export const createIdempotencyEntity = defineUserEntity(
  'idempotency',
  {
    key: textKey,
    request_hash: text,
    /** The answer as JSON. */
    answer: text,
    expires_at: number,
  },
  ({ key }) => `action#${key}`,
);
