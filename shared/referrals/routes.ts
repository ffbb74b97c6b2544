import * as z from 'zod';
import { defineRoute } from '../http/route.ts';
import { RECENT_REFERRALS, referral } from './schema.ts';

export const referralRoutes = {
  /** Returns the user's referral code, created on first use, and the latest referred friends. */
  mine: defineRoute({
    method: 'GET',
    path: '/api/referrals',
    auth: 'user',
    status: 200,
    response: z.object({
      code: z.string(),
      referrals: z.array(referral).max(RECENT_REFERRALS),
      friends: z.int().min(0),
      credits_earned: z.int().min(0),
    }),
    errors: [],
  }),
};
