import { item, number, string } from 'dynamodb-toolbox/schema';
import { aiActions } from '#shared/credits/costs.ts';
import { creditReasons } from '#shared/credits/schema.ts';
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
  item({
    user_id: string().key(),
    /** Position in the history, starting at 1, with 12 digits so that keys sort in order. */
    id: string().key(),
    created_at: string(),
    reason: string().enum(...creditReasons),
    action: string()
      .enum(...aiActions)
      .optional(),
    amount: number(),
    /** Sum of all changes so far; missing on an unlimited plan. */
    balance: number().optional(),
  }),
  ({ user_id, id }) => creditChangeKey(user_id, id),
);
