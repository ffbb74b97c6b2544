import type { Clock } from '../platform/clock.ts';
import { environment } from '../platform/env.ts';
import { stripeFromEnvironment } from '../platform/payments/stripe-client.ts';
import type { Table } from '../platform/table/client.ts';
import { createCheckouts } from './checkout/checkouts-repository.ts';
import { createCustomers } from './customers/customers-repository.ts';
import { createEndPlans, type EndPlans } from './subscriptions/end-plans.ts';
import { createEraseBilling, type EraseBilling } from './customers/erase-billing.ts';
import { createBillingRepository } from './repository.ts';
import { openRewardFriend } from '../referrals/public.ts';
import { createSyncCustomer } from './customers/sync-customer.ts';

/** Builds the dependencies that several functions share. */
export const billingParts = (table: Table, clock: Clock) => {
  const ask = stripeFromEnvironment();
  const isTaxed = environment('STRIPE_TAX').STRIPE_TAX === 'on';
  const rows = createBillingRepository(table);
  const customers = createCustomers(ask, clock, table.getName());
  const rewards = openRewardFriend(table, clock);
  const sync = createSyncCustomer({ rows, customers, rewards, clock });
  return { ask, rows, customers, rewards, sync, checkouts: createCheckouts(ask, isTaxed) };
};

/** Builds the billing step of the account erasure. */
export const openEraseBilling = (table: Table, clock: Clock): EraseBilling =>
  createEraseBilling(billingParts(table, clock));

/** Builds the step that ends billing for an account that stays but cannot be used. */
export const openEndPlans = (table: Table, clock: Clock): EndPlans =>
  createEndPlans(billingParts(table, clock));
