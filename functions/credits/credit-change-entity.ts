import { aiActions } from '#shared/credits/costs.ts';
import { creditReasons } from '#shared/credits/schema.ts';
import {
  choice,
  number,
  optionalChoice,
  optionalNumber,
  text,
  textKey,
} from '../platform/table/attributes.ts';
import { defineEntity } from '../platform/table/define-entity.ts';
import { userPartition } from '../platform/table/user-key.ts';

/** Key range of credit changes. */
export const CREDIT_CHANGES = ['credit#', 'credit$'] as const;

export const creditChangeKey = (userId: string, id: string) => ({
  pk: userPartition(userId),
  sk: `${CREDIT_CHANGES[0]}${id}`,
});

/** A change of a user's credits. Written together with the account's row and never updated. */
export const createCreditChangeEntity = defineEntity(
  'credit_change',
  {
    user_id: textKey,
    /** Position in the history, starting at 1, with 12 digits so that keys sort in order. */
    id: textKey,
    created_at: text,
    reason: choice(creditReasons),
    action: optionalChoice(aiActions),
    amount: number,
    /** Sum of all changes so far; missing on an unlimited plan. */
    balance: optionalNumber,
  },
  ({ user_id, id }) => creditChangeKey(user_id, id),
);
