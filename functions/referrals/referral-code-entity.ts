import { number, text, textKey } from '../platform/table/attributes.ts';
import { defineEntity, defineUserEntity } from '../platform/table/define-entity.ts';

const REFERRAL_CODE_KEY = 'account#referral-code';

/** A user's referral code with its totals. */
export const createReferralCodeEntity = defineUserEntity(
  'referral_code',
  {
    code: text,
    /** Number of sign-ups with the code. */
    friends: number,
    credits_earned: number,
  },
  () => REFERRAL_CODE_KEY,
);

/** The owner of a code. This row makes the code unique. */
export const createReferralCodeOwnerEntity = defineEntity(
  'referral_code_owner',
  {
    code: textKey,
    user_id: text,
  },
  ({ code }) => ({ pk: `referral-code#${code}`, sk: 'owner' }),
);
