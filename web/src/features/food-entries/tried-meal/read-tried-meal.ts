import * as z from 'zod';
import { describedMeal } from '#shared/foods/described-meal.ts';
import { removeTriedMeal, storedTriedMeal, type TriedMeal } from './tried-meal.ts';

const { items, spans, meals, skipped } = describedMeal.shape;

const stored = z.object({
  id: z.uuid(),
  text: z.string(),
  meal: z.object({
    items: items.min(1),
    spans: spans.unwrap(),
    meals: meals.unwrap(),
    skipped: skipped.unwrap(),
  }),
  tried_at: z.iso.datetime(),
  until: z.number(),
  owner: z.string().nullable(),
});

/**
 * Returns the meal that was kept on the front page; null if there is none, or another user signed up with it. Deletes an
 * expired or invalid one.
 */
export const readTriedMeal = (user: string | undefined, now = new Date()): TriedMeal | null => {
  const { data: tried } = stored.safeParse(storedTriedMeal());
  if (tried === undefined || tried.until <= now.getTime()) {
    removeTriedMeal();
    return null;
  }
  return tried.owner === null || tried.owner === user ? tried : null;
};
