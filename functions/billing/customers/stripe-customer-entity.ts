import { Entity } from 'dynamodb-toolbox/entity';
import { item, string } from 'dynamodb-toolbox/schema';
import type { Table } from '../../platform/table/client.ts';
import { entityDefaults } from '../../platform/table/entity-defaults.ts';

/** Whose customer of Stripe's it is: how a message of Stripe's finds its person. Written with `customer_id` of the billing row. */
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
