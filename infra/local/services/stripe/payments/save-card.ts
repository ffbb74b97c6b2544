import { createHash } from 'node:crypto';
import type { StripeStore, Customer, PaymentMethod } from '../store/stripe-store.ts';
import type { CardOnHand } from '../store/object-types.ts';
import { newId } from '../store/new-id.ts';
import { emit } from '../events/emit.ts';
import { updateSubscription } from '../subscriptions/update-subscription.ts';
import { updateCustomer } from '../customers/update-customer.ts';

/** Saves a card for later payments; without a customer, it can only be used for one payment. */
export const saveCard = (
  stripeStore: StripeStore,
  card: CardOnHand,
  customer: Customer | null,
): PaymentMethod => {
  const { brand, last4, expMonth, expYear, name, email, behaviour } = card;
  const method: PaymentMethod = {
    id: newId('payment_method'),
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: {
      address: null,
      email: email ?? customer?.email ?? null,
      name,
      phone: null,
      tax_id: null,
    },
    card: {
      brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      display_brand: brand,
      exp_month: expMonth,
      exp_year: expYear,
      // Computed from the data that may be stored, so that the same card is recognized. The holder is part of it:
      // all test users share a few numbers.
      fingerprint: createHash('sha256')
        .update(`${brand}:${last4}:${name ?? ''}`)
        .digest('base64url')
        .slice(0, 16),
      funding: 'credit',
      generated_from: null,
      last4,
      networks: { available: [brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: stripeStore.now(),
    customer: customer?.id ?? null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
  stripeStore.putWith<'payment_method'>(method, { behaviour });
  if (customer) emit(stripeStore, 'payment_method.attached', method);
  return method;
};

/** Sets the default card of a customer and of all active subscriptions. */
export const useCard = (stripeStore: StripeStore, customer: Customer, method: PaymentMethod): void => {
  updateCustomer(stripeStore, customer, {
    invoice_settings: { ...customer.invoice_settings, default_payment_method: method.id },
  });
  for (const subscription of stripeStore.all('subscription', customer.id))
    if (subscription.status !== 'canceled')
      updateSubscription(stripeStore, subscription, { default_payment_method: method.id });
};
