import * as z from 'zod';
import { defineRoute } from '../http/route.ts';
import { RECENT_REFERRALS, referral } from './schema.ts';

export const referralRoutes = {
  /** The person's code, made when it is first asked for, and the newest friends who came by it. */
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
