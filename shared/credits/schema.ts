import * as z from 'zod';
import { tiers } from '../plans/tiers.ts';
import { aiActions } from './costs.ts';

/** What a person can spend now. */
export const creditBalance = z.object({
  /** Allowance and kept credits together; with `unlimited`, what the fair-use rate leaves of today. */
  total: z.int().min(0),
  unlimited: z.boolean(),
  tier: z.enum(tiers),
  /** Of the month; 0 with `unlimited`. It is spent first. */
  allowance: z.int().min(0),
  allowance_left: z.int().min(0),
  /** When the allowance is whole again. */
  resets_at: z.iso.datetime(),
  /** Bought or earned: they stay, and are spent last. */
  kept: z.int().min(0),
});
export type CreditBalance = z.infer<typeof creditBalance>;

/** Why credits came or went. `spent` carries what it was spent on. */
export const creditReasons = [
  'spent',
  'allowance',
  'purchase',
  'referral',
  'refund',
  'correction',
  'support',
] as const;

/** One change of the balance; every change is one. */
export const creditChange = z.object({
  id: z.string(),
  created_at: z.iso.datetime(),
  reason: z.enum(creditReasons),
  action: z.enum(aiActions).nullable(),
  /** Credits: positive ones came, negative ones went. */
  amount: z.int(),
  /** What all changes up to this one add up to; null for what an unlimited plan spent, which is taken from nothing. */
  balance: z.int().min(0).nullable(),
});
export type CreditChange = z.infer<typeof creditChange>;
