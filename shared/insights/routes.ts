import { chargedErrors } from '../credits/charged-errors.ts';
import { defineRoute } from '../http/route.ts';
import { insightsAnswer, insightsRequest } from './schema.ts';
import { unsubscribeQuery, unsubscribed } from './unsubscribe.ts';

export const insightRoutes = {
  /** Returns insights about the user's last weeks. Errors are reported in the response (decision D40). */
  generate: defineRoute({
    method: 'POST',
    path: '/api/functions/generate-insights',
    auth: 'user',
    status: 200,
    body: insightsRequest,
    response: insightsAnswer,
    errors: [...chargedErrors],
  }),
  /** One-click unsubscribe URL for email clients (RFC 8058). Public: the email's token is required. */
  unsubscribe: defineRoute({
    method: 'POST',
    path: '/api/mail/unsubscribe',
    auth: 'public',
    status: 200,
    query: unsubscribeQuery,
    response: unsubscribed,
    errors: [],
  }),
  /** The same URL opened in a browser: changes nothing and redirects to the page with the button. */
  unsubscribePage: defineRoute({
    method: 'GET',
    path: '/api/mail/unsubscribe',
    auth: 'public',
    status: 200,
    query: unsubscribeQuery,
    file: ['text/html; charset=utf-8'],
    errors: [],
  }),
};
