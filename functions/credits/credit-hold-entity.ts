import { aiActions } from '#shared/credits/costs.ts';
import { choice, flag, number, text, textKey } from '../platform/table/attributes.ts';
import { defineUserEntity } from '../platform/table/define-entity.ts';

/** Key range of holds. */
export const CREDIT_HOLDS = ['credit-hold#', 'credit-hold$'] as const;

/**
 * Credits held for an answer in progress. `held_allowance` and `held_kept` of the account are the sums of all holds.
 */
export const createCreditHoldEntity = defineUserEntity(
  'credit_hold',
  {
    /** The idempotency key of the request, or the ID of a job. */
    key: textKey,
    /** Hash of the request, and the worker that holds the credits. */
    request_hash: text,
    holder: text,
    action: choice(aiActions),
    amount: number,
    from_allowance: number,
    from_kept: number,
    /** Whether it belongs to an unlimited plan, which deducts nothing. */
    unlimited: flag,
    /** Unix seconds when it was created, for that day's fair-use limit. */
    since: number,
    /**
     * Unix seconds after which the hold was left by a crash and is released. Not the TTL attribute: deleting only the
     * row would lose the credits.
     */
    until: number,
  },
  ({ key }) => `${CREDIT_HOLDS[0]}${key}`,
);
