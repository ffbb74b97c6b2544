import { item, number, string } from 'dynamodb-toolbox/schema';
import { defineUserEntity } from '../table/define-entity.ts';

/** Record that an action was completed, with its answer. Written in the action's transaction. */
export const createIdempotencyEntity = defineUserEntity(
  'idempotency',
  item({
    user_id: string().key(),
    key: string().key(),
    request_hash: string(),
    /** The answer as JSON. */
    answer: string(),
    expires_at: number(),
  }),
  ({ key }) => `action#${key}`,
);
