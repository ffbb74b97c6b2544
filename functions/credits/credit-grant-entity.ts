import { number, text, textKey } from '../platform/table/attributes.ts';
import { defineUserEntity } from '../platform/table/define-entity.ts';

/** Record that credits were granted or revoked, written in the account's transaction so that it happens only once. */
export const createCreditGrantEntity = defineUserEntity(
  'credit_grant',
  {
    /** Purpose, for example the ID of a checkout session. */
    key: textKey,
    /** Credits, negative if revoked. */
    amount: number,
    created_at: text,
  },
  ({ key }) => `credit-grant#${key}`,
);
