import Stripe from 'stripe';
import type { ApiEvent } from '#functions/platform/http/api-event.ts';
import { apiEventOf } from '#test/support/api-event.ts';
import type { ServiceAnswer } from '#test/support/faulty-service.ts';

/** A Stripe error with the message that must not be repeated. */
export const stripeError = (status: number, error: object): ServiceAnswer => ({
  status,
  headers: { 'content-type': 'application/json', 'request-id': 'req_1' },
  body: JSON.stringify({ error: { message: 'Invalid API Key provided: sk_test_***good', ...error } }),
});
/** Stripe's response for an unknown object. */
export const missing = stripeError(404, { type: 'invalid_request_error', code: 'resource_missing' });

const WEBHOOK = { routeKey: 'POST /api/stripe/webhook', path: '/api/stripe/webhook' };

/** A Stripe webhook as an API Gateway event. */
export const signedEvent = (secret: string, type: string, object: object): ApiEvent => {
  const payload = JSON.stringify({ id: 'evt_1', type, data: { object } });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
  return { ...apiEventOf('', WEBHOOK), body: payload, headers: { 'stripe-signature': signature } };
};
