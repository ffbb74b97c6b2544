import { Entity } from 'dynamodb-toolbox/entity';
import { item, string } from 'dynamodb-toolbox/schema';
import type { Table } from '../../platform/table/client.ts';
import { entityDefaults } from '../../platform/table/entity-defaults.ts';

/**
 * Links a Stripe customer to its user, so that webhooks find the user. Written together with `customer_id` of the
 * billing row.
 */
export const createStripeCustomerEntity = (table: Table) =>
  new Entity({
    ...entityDefaults,
    name: 'stripe_customer',
    table,
    schema: item({
      customer_id: string().key(),
      user_id: string(),
    }),
    computeKey: ({ customer_id }) => ({ pk: `stripe-customer#${customer_id}`, sk: 'person' }),
  });
