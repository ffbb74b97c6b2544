/** Query parameter of the site that holds a friend's code (REFERRAL-02). */
export const CODE_PARAMETER = 'ref';

/** Attribute of the user pool in which a code travels with the sign-up. */
export const CODE_ATTRIBUTE = 'referral_code';

/** What a friend opens. */
export const referralLink = (siteOrigin: string, code: string): string =>
  `${siteOrigin}/?${CODE_PARAMETER}=${code}`;
