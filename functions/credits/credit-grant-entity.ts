import { item, number, string } from 'dynamodb-toolbox/schema';
import { defineUserEntity } from '../platform/table/define-entity.ts';

/** Record that credits were granted or revoked, written in the account's transaction so that it happens only once. */
export const createCreditGrantEntity = defineUserEntity(
  'credit_grant',
  item({
    user_id: string().key(),
    /** Purpose, for example the ID of a checkout session. */
    key: string().key(),
    /** Credits, negative if revoked. */
    amount: number(),
    created_at: string(),
  }),
  ({ key }) => `credit-grant#${key}`,
);
