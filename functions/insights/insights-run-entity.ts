import { number, text } from '../platform/table/attributes.ts';
import { defineUserEntity } from '../platform/table/define-entity.ts';

/** Lock while a model writes a user's insights, so that a second tab does not pay for the same. */
export const createInsightsRunEntity = defineUserEntity(
  'insights_run',
  {
    /** Idempotency key of the request that holds the lock. */
    key: text,
    /** Unix seconds, after which the lock of a crashed request is ignored. */
    expires_at: number,
  },
  () => 'insights-run',
);
