import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { createBillingEntity } from '#functions/platform/plan/billing-entity.ts';
import type { Table } from '#functions/platform/table/client.ts';
import type { PaidPlan, Tier } from '#shared/plans/tiers.ts';
import { openLocalTable, subOf } from './local-table.ts';

const HOUR_MS = 3_600_000;

/** Fields that differ from a paid, renewing plan. */
interface Standing {
  cancels_at_end?: boolean;
  period_end?: string;
  stripe_status?: string;
  trial_end?: string;
}

/** Writes the billing row of a paid subscription. */
export const writePlan = async (
  table: Table,
  userId: string,
  tier: Tier,
  anchor = new Date(Date.now() - HOUR_MS).toISOString(),
  standing: Standing = {},
): Promise<void> => {
  const billing = createBillingEntity(table);
  if (tier === 'free') return void (await billing.build(DeleteItemCommand).key({ user_id: userId }).send());
  const plan: PaidPlan = tier;
  await billing
    .build(PutItemCommand)
    .item({
      user_id: userId,
      plan,
      interval: 'monthly',
      stripe_status: 'active',
      cancels_at_end: false,
      payment_failed: false,
      trial_used: true,
      has_billing: true,
      anchor,
      version: 1,
      ...standing,
    })
    .send();
};

/** Gives a user of the running product a plan. */
export const givePlan = async (
  dataDir: string,
  person: { tokens: { AccessToken: string } },
  tier: Tier,
  standing: Standing = {},
): Promise<void> => writePlan(await openLocalTable(dataDir), subOf(person.tokens), tier, undefined, standing);
