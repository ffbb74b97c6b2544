import type { DescribedMeal } from '#shared/foods/described-meal.ts';
import { foodRoutes } from '#shared/foods/routes.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { call } from '#web/lib/api/call.ts';
import { createKeyring } from '#web/lib/api/idempotency-key.ts';

// The same words asked again are the same action: an answer that came too late is not paid twice.
const keyOf = createKeyring();

/**
 * Turns words into weighed foods.
 * @throws ApiError NO_FOOD_RECOGNISED; CONSENT_NEEDED where only a model may know, and nobody agreed that it is asked
 */
export const lookUpText = (text: string): Promise<DescribedMeal> =>
  call(foodRoutes.describe, { body: { text }, idempotencyKey: keyOf(text) });

/** Whether the person has to be asked first (decision D45). */
export const isConsentNeeded = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'CONSENT_NEEDED';

export const isNoFood = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'NO_FOOD_RECOGNISED';

/** What of an answer only a model may know, once the person agrees that it is asked; mostly nothing. */
export const unaskedOf = ({ consent_needed, not_understood }: DescribedMeal): readonly string[] =>
  consent_needed ? not_understood : [];

/** Words that were not understood, as one question. */
export const questionOf = (unasked: readonly string[]): string => unasked.join('; ').slice(0, 1_000);
