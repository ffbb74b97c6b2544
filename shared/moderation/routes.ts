import { defineRoute } from '../http/route.ts';
import { appealedDecision, appealLink, newAppeal } from './schema.ts';

/** Routes of the appeal page, which work without a session because the account may be blocked. */
export const moderationRoutes = {
  /** Returns the decision that an emailed link is about. The token is in the body because URLs are logged. */
  readAppeal: defineRoute({
    auth: 'public',
    method: 'POST',
    path: '/api/appeals/view',
    status: 200,
    body: appealLink,
    response: appealedDecision,
    errors: ['APPEAL_NOT_FOUND'],
  }),
  /** Sends an appeal to staff, once per decision. */
  sendAppeal: defineRoute({
    auth: 'public',
    method: 'POST',
    path: '/api/appeals',
    status: 200,
    body: newAppeal,
    response: appealedDecision,
    errors: ['APPEAL_NOT_FOUND', 'APPEAL_ALREADY_SENT'],
  }),
};
