import { number, optionalFlag, optionalText, text, textKey } from '../../platform/table/attributes.ts';
import { defineEntity, defineUserEntity } from '../../platform/table/define-entity.ts';

/** Device and network of a visitor who signs up with a referral code, as hashes with the month's salt. */
export const createReferralVisitEntity = defineEntity(
  'referral_visit',
  { id: textKey, device: text, network: text, expires_at: number },
  ({ id }) => ({ pk: `referral-visit#${id}`, sk: 'visit' }),
);

/** Secret salt of a calendar month. Once it has expired, its hashes cannot be matched with any device or network. */
export const createReferralSaltEntity = defineEntity(
  'referral_salt',
  { month: textKey, salt: text, expires_at: number },
  ({ month }) => ({ pk: 'referral-salts', sk: month }),
);

const REFERRAL_SIGN_UP_KEY = 'account#referral-sign-up';

/** What the limits of referrals need of a friend's sign-up, among the friend's own rows. */
export const createReferralSignUpEntity = defineUserEntity(
  'referral_sign_up',
  {
    /** Salted hashes; missing without a visit. */
    device: optionalText,
    network: optionalText,
    /** Salted hash; missing for a public email provider. */
    email_domain: optionalText,
    is_disposable: optionalFlag,
    expires_at: number,
  },
  () => REFERRAL_SIGN_UP_KEY,
);

/** Rewarded sign-ups with one device, network or email domain: of a referrer, or of all referrers. */
export const createReferralCountEntity = defineUserEntity(
  'referral_count',
  { signal: textKey, hash: textKey, month: textKey, sign_ups: number, expires_at: number },
  ({ signal, hash, month }) => `referral-count#${month}#${signal}#${hash}`,
);
