import { Entity } from 'dynamodb-toolbox/entity';
import { boolean, item, number, string } from 'dynamodb-toolbox/schema';
import { intervals, paidPlans } from '#shared/plans/tiers.ts';
import type { Table } from '../table/client.ts';
import { entityDefaults } from '../table/entity-defaults.ts';
import { userPartition } from '../table/user-key.ts';

export const BILLING_KEY = 'account#billing';

/**
 * What a person has subscribed to, as Stripe said it last. One row a person, made when they first ask for a checkout
 * page; who has none never subscribed. Instants are ISO 8601 in UTC, unknown ones absent.
 */
export const createBillingEntity = (table: Table) =>
  new Entity({
    ...entityDefaults,
    name: 'billing',
    table,
    schema: item({
      user_id: string().key(),
      customer_id: string().optional(),
      subscription_id: string().optional(),
      /** Absent where nothing is subscribed. */
      plan: string()
        .enum(...paidPlans)
        .optional(),
      interval: string()
        .enum(...intervals)
        .optional(),
      /** Stripe's word for the newest subscription, ended or not. */
      stripe_status: string().optional(),
      trial_end: string().optional(),
      period_start: string().optional(),
      /** Until then it is paid for, or tried. */
      period_end: string().optional(),
      cancels_at_end: boolean(),
      payment_failed: boolean(),
      /** Stays true for ever once a trial began. */
      trial_used: boolean(),
      /** Whether anything was ever paid for or tried: there is something to manage at Stripe. */
      has_billing: boolean(),
      /** When the billing month begins: its day of the month counts, also for a yearly plan. May be ahead, in a trial. */
      anchor: string().optional(),
      /** The newest checkout page for a plan: there is at most one that can be paid. */
      checkout_id: string().optional(),
      /** One more with each change: who changes the row names the version that was read. */
      version: number(),
      synced_at: string().optional(),
    }),
    computeKey: ({ user_id }) => ({ pk: userPartition(user_id), sk: BILLING_KEY }),
  });
