import {
  choice,
  number,
  optionalChoice,
  optionalNumber,
  optionalText,
  optionalTexts,
  text,
  textKey,
} from '../platform/table/attributes.ts';
import { defineUserEntity } from '../platform/table/define-entity.ts';

const REFERRED_BY_KEY = 'account#referred-by';

/** Key prefix of referrals. */
export const REFERRAL_PREFIX = 'referral#';

/** `gsi1` partition of referrals that staff has not reviewed yet. */
export const OPEN_REFERRALS = 'referrals#review';

/** State of a reward: given once, or revoked because the payment was refunded. */
const rewardStates = ['given', 'taken_back'] as const;

/** State of a referred friend, without identifying them, among the referrer's rows. */
export const createReferralEntity = defineUserEntity(
  'referral',
  {
    /** A ULID, so that keys are ordered by sign-up. */
    id: textKey,
    referral_code: text,
    status: choice(['pending', 'completed']),
    /**
     * Whether this friend earns credits: among the first 50 of the month, with an inbox that has not earned any
     * before. 'payments': a limit held back the reward for the sign-up, but not those for payments.
     */
    counts: optionalChoice(['yes', 'payments', 'no']),
    /** Limits that it reached or came close to. */
    signals: optionalTexts,
    /** Removed once the referral was reviewed (`docs/support.md`). */
    gsi1pk: optionalText,
    /** Its ID and the referrer, oldest first. */
    gsi1sk: optionalText,
    credits_earned: number,
    /** Missing until the friend pays for the plan. */
    premium: optionalChoice(rewardStates),
    enterprise: optionalChoice(rewardStates),
    created_at: text,
  },
  ({ id }) => `${REFERRAL_PREFIX}${id}`,
);

/**
 * The referrer of a user, set at most once. Stored among the friend's own rows, so that it is deleted with the account.
 */
export const createReferredByEntity = defineUserEntity(
  'referred_by',
  {
    referrer_id: text,
    referral_id: text,
    /** Hash of the friend's inbox, which the referrer's rows contain if it earned credits. */
    inbox: text,
  },
  () => REFERRED_BY_KEY,
);

/** Number of friends in a calendar month (UTC) who earned the referrer credits. */
export const createReferralMonthEntity = defineUserEntity(
  'referral_month',
  {
    /** For example `2026-11`. */
    month: textKey,
    friends: number,
    expires_at: number,
  },
  ({ month }) => `referral-month#${month}`,
);

/** Record that an inbox earned the referrer credits: a second account with it earns none. */
export const createReferralInboxEntity = defineUserEntity(
  'referral_inbox',
  {
    inbox: textKey,
    /** The referral that earned them. */
    referral_id: text,
    /** Unix seconds; missing while that account exists. */
    expires_at: optionalNumber,
  },
  ({ inbox }) => `referral-inbox#${inbox}`,
);
