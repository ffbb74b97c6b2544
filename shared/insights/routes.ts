import { defineRoute } from '../http/route.ts';
import { insightsAnswer, insightsRequest } from './schema.ts';
import { unsubscribeQuery, unsubscribed } from './unsubscribe.ts';

export const insightRoutes = {
  /** Insights from the person's own last weeks. What it cannot do is told in the answer (decision D40). */
  generate: defineRoute({
    method: 'POST',
    path: '/api/functions/generate-insights',
    auth: 'user',
    status: 200,
    body: insightsRequest,
    response: insightsAnswer,
    errors: [
      'CREDITS_EXHAUSTED',
      'FAIR_USE_REACHED',
      'DAILY_LIMIT_REACHED',
      'REQUEST_RUNNING',
      'IDEMPOTENCY_KEY_REUSED',
    ],
  }),
  /** The address that mail programs press for one (RFC 8058). Open to all: the token of the mail is what counts. */
  unsubscribe: defineRoute({
    method: 'POST',
    path: '/api/mail/unsubscribe',
    auth: 'public',
    status: 200,
    query: unsubscribeQuery,
    response: unsubscribed,
    errors: [],
  }),
  /** The same address opened by hand: changes nothing, and leads to the page with the button. */
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
