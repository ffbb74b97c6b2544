/** What Stripe is asked to tell of. Whatever else comes is acknowledged and ignored. */
export const stripeEventTypes = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'customer.deleted',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'customer.subscription.trial_will_end',
  'invoice.paid',
  'invoice.payment_failed',
  'charge.refunded',
  'charge.dispute.created',
  // A bank's question that took no money has become a dispute that does.
  'charge.dispute.funds_withdrawn',
  'charge.dispute.closed',
] as const;

/** Where Stripe sends them. */
export const WEBHOOK_PATH = '/api/stripe/webhook';
