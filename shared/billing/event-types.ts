/** The Stripe events we subscribe to. Others are acknowledged and ignored. */
export const stripeEventTypes = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  // The payment method of a trial was confirmed, or not.
  'setup_intent.succeeded',
  'setup_intent.setup_failed',
  'customer.deleted',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'customer.subscription.trial_will_end',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.upcoming',
  'charge.refunded',
  'refund.failed',
  'radar.early_fraud_warning.created',
  'charge.dispute.created',
  // An inquiry without a chargeback has become a dispute that moves money.
  'charge.dispute.funds_withdrawn',
  'charge.dispute.closed',
] as const;

/** Path of the Stripe webhook. */
export const WEBHOOK_PATH = '/api/stripe/webhook';
