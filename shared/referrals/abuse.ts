/** Why a referral is limited or listed for review. The first five can hold back the reward for the sign-up. */
export const referralSignals = [
  'disposable_email',
  'no_visit',
  'device',
  'network',
  'email_domain',
  'same_inbox',
  'month_limit',
] as const;
export type ReferralSignal = (typeof referralSignals)[number];

/** Signals that are counted per calendar month (UTC). */
type CountedSignal = Extract<ReferralSignal, 'no_visit' | 'device' | 'network' | 'email_domain'>;

/** A limit of rewarded sign-ups per calendar month (UTC). */
export interface SignUpLimit {
  signal: CountedSignal;
  /** Whether the sign-ups of one referrer or of all are counted. */
  of: 'referrer' | 'all';
  /** Maximum number of sign-ups with a reward. */
  most: number;
  /** From this number on, a rewarded sign-up is listed for review. */
  reviewedFrom: number;
}

/**
 * Limits of rewarded sign-ups (decision 0084). A household of three on one network, two of them on one tablet, stays
 * below every `reviewedFrom`.
 */
export const signUpLimits: readonly SignUpLimit[] = [
  { signal: 'device', of: 'all', most: 3, reviewedFrom: 3 },
  { signal: 'network', of: 'referrer', most: 5, reviewedFrom: 4 },
  { signal: 'network', of: 'all', most: 20, reviewedFrom: 15 },
  { signal: 'email_domain', of: 'referrer', most: 5, reviewedFrom: 4 },
  { signal: 'email_domain', of: 'all', most: 20, reviewedFrom: 15 },
  { signal: 'no_visit', of: 'referrer', most: 3, reviewedFrom: 2 },
];
