import * as z from 'zod';
import { localDate } from '../time/local-date.ts';

/** Minimum data for an estimate. */
export const needed = { span: 14, meals: 10, weights: 6 } as const;

/** Number of days to look back, including today. */
export const NEEDS_DAYS = 28;

const have = z.object({
  /** Days from the first to the last weight, inclusive. */
  span: z.int(),
  /** Number of fully logged days. */
  meals: z.int(),
  weights: z.int(),
  /** Number of days ignored because they seem partly logged. */
  partly: z.int(),
});

const known = z.object({
  state: z.literal('known'),
  /** kcal per day, integer. */
  calories: z.int(),
  /** kcal per day: two standard errors of slope and intake below and above. */
  low: z.int(),
  high: z.int(),
  /** Mean intake of the counted days, kcal per day. */
  eaten: z.int(),
  /** kg per week, two decimals. */
  change: z.number(),
  /** Whether the estimate was implausible and limited to half or twice the formula. */
  is_bounded: z.boolean(),
  from: localDate,
  to: localDate,
  ...have.shape,
});

const unknown = z.object({ state: z.literal('unknown'), ...have.shape });

/** A user's energy needs estimated from the log, or the data that an estimate still needs. */
export const energyNeeds = z.discriminatedUnion('state', [known, unknown]);
export type EnergyNeeds = z.infer<typeof energyNeeds>;
export type EstimatedNeeds = z.infer<typeof known>;
