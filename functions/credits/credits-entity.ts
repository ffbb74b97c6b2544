import { tiers } from '#shared/plans/tiers.ts';
import { choice, number, text } from '../platform/table/attributes.ts';
import { defineUserEntity } from '../platform/table/define-entity.ts';

const CREDITS_KEY = 'account#credits';

/** A user's credits: `CreditAccount` of shared/credits. One row per user, created on first access. */
export const createCreditsEntity = defineUserEntity(
  'credits',
  {
    tier: choice(tiers),
    used: number,
    kept: number,
    held_allowance: number,
    held_kept: number,
    period_start: text,
    period_end: text,
    anchor_day: number,
    /** Number of changes in the history, which add up to the account's total. */
    changes: number,
    /** Incremented with each write, for optimistic locking. */
    version: number,
  },
  () => CREDITS_KEY,
);
