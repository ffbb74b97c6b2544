import { text, textKey } from '../../platform/table/attributes.ts';
import { defineEntity } from '../../platform/table/define-entity.ts';

/**
 * Links a Stripe customer to its user, so that webhooks find the user. Written together with `customer_id` of the
 * billing row.
 */
export const createStripeCustomerEntity = defineEntity(
  'stripe_customer',
  {
    customer_id: textKey,
    user_id: text,
  },
  ({ customer_id }) => ({ pk: `stripe-customer#${customer_id}`, sk: 'person' }),
);
