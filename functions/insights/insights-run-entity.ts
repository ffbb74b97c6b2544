import { item, number, string } from 'dynamodb-toolbox/schema';
import { defineUserEntity } from '../platform/table/define-entity.ts';

/** Lock while a model writes a user's insights, so that a second tab does not pay for the same. */
export const createInsightsRunEntity = defineUserEntity(
  'insights_run',
  item({
    user_id: string().key(),
    /** Idempotency key of the request that holds the lock. */
    key: string(),
    /** Unix seconds, after which the lock of a crashed request is ignored. */
    expires_at: number(),
  }),
  () => 'insights-run',
);
