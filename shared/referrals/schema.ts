import * as z from 'zod';

/** Credits for the referrer (decision D21), each once per friend. */
export const referralRewards = { signed_up: 100, premium: 500, enterprise: 1_000 } as const;
export type ReferralReward = keyof typeof referralRewards;

/** Credits for the friend after logging on `FRIEND_DAYS` days (decision D58). */
export const FRIEND_CREDITS = 50;
export const FRIEND_DAYS = 3;

/** Maximum number of rewarded friends per calendar month (UTC). */
export const MAX_FRIENDS_A_MONTH = 50;
export const RECENT_REFERRALS = 5;

/** Eight characters that are not easily confused: no 0, O, 1, I or L. */
export const referralCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[2-9A-HJKMNP-Z]{8}$/, 'Invalid referral code.');

export const referral = z.object({
  id: z.string(),
  referrer_id: z.string(),
  referral_code: z.string(),
  /** Pending until the friend confirms the email. */
  status: z.enum(['pending', 'completed']),
  credits_earned: z.int().min(0),
  created_at: z.iso.datetime(),
});
export type Referral = z.infer<typeof referral>;

/** Random ID that a browser keeps for itself. */
export const visitRequest = z.strictObject({
  device: z.string().regex(/^[\w-]{16,64}$/, 'Invalid device ID.'),
});
export const visit = z.object({ visit: z.string() });
