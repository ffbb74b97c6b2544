import * as z from 'zod';
import { tiers } from '../plans/tiers.ts';
import { aiActions } from './costs.ts';

/** What a user can spend now. */
export const creditBalance = z.object({
  /** Allowance plus non-expiring credits; with `unlimited`, the rest of today's fair-use limit. */
  total: z.int().min(0),
  unlimited: z.boolean(),
  tier: z.enum(tiers),
  /** Monthly allowance, 0 with `unlimited`. Spent first. */
  allowance: z.int().min(0),
  allowance_left: z.int().min(0),
  /** When the allowance renews. */
  resets_at: z.iso.datetime(),
  /** Non-expiring credits, purchased or earned. Spent last. */
  kept: z.int().min(0),
});
export type CreditBalance = z.infer<typeof creditBalance>;

/** Reasons for a change. `spent` also has the action. */
export const creditReasons = [
  'spent',
  'allowance',
  'purchase',
  'referral',
  'refund',
  'correction',
  'support',
] as const;

/** A change of the balance. Every change is recorded. */
export const creditChange = z.object({
  id: z.string(),
  created_at: z.iso.datetime(),
  reason: z.enum(creditReasons),
  action: z.enum(aiActions).nullable(),
  /** Credits, positive if added and negative if removed. */
  amount: z.int(),
  /** Balance after this change; null for use of an unlimited plan, which is not deducted. */
  balance: z.int().min(0).nullable(),
});
export type CreditChange = z.infer<typeof creditChange>;
