import * as z from 'zod';
import { defineRoute } from '../http/route.ts';
import { RECENT_REFERRALS, referral, visit, visitRequest } from './schema.ts';

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
  /** Records the device and network of a sign-up with a referral code, as hashes for a day. */
  visit: defineRoute({
    method: 'POST',
    path: '/api/referrals/visits',
    auth: 'public',
    status: 201,
    body: visitRequest,
    response: visit,
    errors: ['TOO_MANY_REQUESTS'],
  }),
};
