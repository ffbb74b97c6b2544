import { defineRoute } from '../http/route.ts';
import { subscriptionStatus } from './schema.ts';

/** The route that every page needs. The other routes of billing stay out of the first load. */
export const statusRoutes = {
  /** Returns the user's subscription. Reads the table and never Stripe. */
  checkSubscription: defineRoute({
    method: 'POST',
    path: '/api/functions/check-subscription',
    auth: 'user',
    status: 200,
    response: subscriptionStatus,
    errors: [],
  }),
};
