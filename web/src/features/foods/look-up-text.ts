import type { DescribedMeal } from '#shared/foods/described-meal.ts';
import { foodRoutes } from '#shared/foods/routes.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { call } from '#web/lib/api/call.ts';
import { createKeyring } from '#web/lib/api/idempotency-key.ts';
import { isNoResponse } from '#web/lib/offline/is-no-response.ts';
import { describeOffline } from './engine/on-device.ts';
import { rejectUrgentText } from './urgent-text.ts';

// The same text reuses its key, so that a response that arrived too late is not charged twice.
const keyOf = createKeyring();

/** Returns whether the text itself was rejected, for example because it is too long. */
export const isTextInvalid = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'VALIDATION_FAILED';

/** Replaces 'Check the highlighted fields': the reason is shown where no field is highlighted. */
const withReason = ({ code, status, message, details }: ApiError): ApiError =>
  new ApiError({ code, status, details, message: details[0]?.message ?? message });

/**
 * Converts text to weighed foods: on the server, or on the device if the server does not respond.
 * @throws ApiError VALIDATION_FAILED with the reason; NO_FOOD_RECOGNISED, with advice if it describes an emergency; CONSENT_NEEDED if only a model may know them and the user has not consented
 */
export const lookUpText = async (text: string): Promise<DescribedMeal> => {
  await rejectUrgentText(text);
  try {
    return await call(foodRoutes.describe, { body: { text }, idempotencyKey: keyOf(text) });
  } catch (error) {
    if (isTextInvalid(error)) throw withReason(error);
    if (!isNoResponse(error)) throw error;
    return describeOffline(text, error);
  }
};

/** Returns whether the user must be asked for consent first (decision D45). */
export const isConsentNeeded = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'CONSENT_NEEDED';

export const isNoFood = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'NO_FOOD_RECOGNISED';

/** Returns the parts of the text that only a model may know, if the user consents; usually none. */
export const getUnknownParts = ({ consent_needed, not_understood }: DescribedMeal): readonly string[] =>
  consent_needed ? not_understood : [];

/** Joins the unknown parts of the text into one query. */
export const joinUnknownParts = (unasked: readonly string[]): string => unasked.join('; ').slice(0, 1_000);
