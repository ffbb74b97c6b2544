import * as z from 'zod';
import { localDate } from '../time/local-date.ts';

/** What an estimate needs of the last days. */
export const needed = { span: 14, meals: 10, weights: 6 } as const;

/** Days that an estimate looks back, today included. */
export const NEEDS_DAYS = 28;

const have = z.object({
  /** Days from the first to the last weight, both included. */
  span: z.int(),
  /** Days whose food counts. */
  meals: z.int(),
  weights: z.int(),
  /** Days that were left out because only a part of them seems to be logged. */
  partly: z.int(),
});

const known = z.object({
  state: z.literal('known'),
  /** kcal a day, whole. */
  calories: z.int(),
  /** kcal a day: two standard errors, of the weight's slope and of what was eaten, below and above. */
  low: z.int(),
  high: z.int(),
  /** kcal a day, mean of the days that count. */
  eaten: z.int(),
  /** kg a week, two decimals. */
  change: z.number(),
  /** Whether it would lie beyond what bodies do, and was held at half or twice the formula. */
  is_bounded: z.boolean(),
  from: localDate,
  to: localDate,
  ...have.shape,
});

const unknown = z.object({ state: z.literal('unknown'), ...have.shape });

/** What a person burns in a day by their own log, or what is still missing for that. */
export const energyNeeds = z.discriminatedUnion('state', [known, unknown]);
export type EnergyNeeds = z.infer<typeof energyNeeds>;
export type KnownNeeds = z.infer<typeof known>;
