import { item, string } from 'dynamodb-toolbox/schema';
import { defineEntity } from '../../platform/table/define-entity.ts';

/**
 * Links a Stripe customer to its user, so that webhooks find the user. Written together with `customer_id` of the
 * billing row.
 */
export const createStripeCustomerEntity = defineEntity(
  'stripe_customer',
  item({
    customer_id: string().key(),
    user_id: string(),
  }),
  ({ customer_id }) => ({ pk: `stripe-customer#${customer_id}`, sk: 'person' }),
);
