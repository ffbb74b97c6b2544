import * as z from 'zod';
import { budgets } from '../recipe-schema.ts';
import type { UsualMeal } from '../usual-meal.ts';

/** Choices for the longest time that a planned recipe may take. */
export const timeLimits = [15, 30, 45] as const;

/** What a week is planned from and how. Stored on the device. */
export const planOptions = z.object({
  /** Maximum minutes of a recipe; null for any. */
  max_minutes: z.literal(timeLimits).nullable(),
  /** Highest price class of a recipe; null for any. */
  max_budget: z.literal(budgets).nullable(),
  /** Whether a dinner that serves several becomes the next day's lunch. */
  has_leftovers: z.boolean(),
  /** `own`: only meals that the user has eaten or saved, `recipes`: only recipes. */
  source: z.enum(['both', 'own', 'recipes']),
});
export type PlanOptions = z.infer<typeof planOptions>;

export const defaultPlanOptions: PlanOptions = {
  max_minutes: null,
  max_budget: null,
  has_leftovers: true,
  source: 'both',
};

/** Returns whether a meal may be planned. Time and price of the user's own meals are unknown, so they always may. */
export const isAllowed = ({ recipe }: UsualMeal, options: PlanOptions): boolean => {
  if (!recipe) return options.source !== 'recipes';
  return (
    options.source !== 'own' &&
    recipe.minutes <= (options.max_minutes ?? Infinity) &&
    recipe.budget <= (options.max_budget ?? Infinity)
  );
};
