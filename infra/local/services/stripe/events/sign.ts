import { createHmac } from 'node:crypto';

/**
 * Returns the `Stripe-Signature` of a body.
 * @param at seconds since 1970 by the product's clock, because the receiver compares it with its own clock
 * Source: docs.stripe.com/webhooks/signature
 */
export const signatureOf = (body: string, secret: string, at: number): string =>
  `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
