/** Query parameter with a referral code (REFERRAL-02). */
export const CODE_PARAMETER = 'ref';

/** User pool attribute that carries the code through the sign-up. */
export const CODE_ATTRIBUTE = 'referral_code';

/** Returns the link that a user shares with friends. */
export const referralLink = (siteOrigin: string, code: string): string =>
  `${siteOrigin}/?${CODE_PARAMETER}=${code}`;

/** Client metadata of a sign-up that carries the ID of its visit. */
export const VISIT_METADATA = 'referral_visit';
