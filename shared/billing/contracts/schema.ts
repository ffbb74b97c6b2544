import * as z from 'zod';
import { intervals, paidPlans } from '../../plans/tiers.ts';
import { packNames } from '../../plans/packs.ts';

/** A Stripe subscription for a plan, or the checkout session of a credit pack. */
export const contractId = z.string().regex(/^(?:sub|cs)_\w{1,200}$/, 'Invalid contract ID.');

/** An amount in the currency's smallest unit. */
export const money = z.object({ amount: z.int().min(0), currency: z.string().length(3) });
export type Money = z.infer<typeof money>;

/** What a contract is about. `plan` and `interval` are null for a pack, `pack` for a plan. */
const soldItem = z.object({
  kind: z.enum(['plan', 'credits']),
  plan: z.enum(paidPlans).nullable(),
  interval: z.enum(intervals).nullable(),
  pack: z.enum(packNames).nullable(),
});
export type SoldItem = z.infer<typeof soldItem>;

/** A contract that can be withdrawn from now. */
export const withdrawable = soldItem.extend({
  id: contractId,
  concluded_at: z.iso.datetime(),
  /** The last day, YYYY-MM-DD. */
  withdraw_until: z.iso.date(),
  /** null if nothing was charged. */
  paid: money.nullable(),
  /** What would be refunded now. */
  refund: money.nullable(),
});
export type Withdrawable = z.infer<typeof withdrawable>;

/** A declared withdrawal. */
export const withdrawal = z.object({
  id: contractId,
  declared_at: z.iso.datetime(),
  refund: money.nullable(),
});
export type Withdrawal = z.infer<typeof withdrawal>;
