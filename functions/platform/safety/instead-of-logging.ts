import { CodedError } from '#shared/errors/coded-error.ts';
import type { SafetyAdvice } from '#shared/safety/refer.ts';
import { adviceDetails, urgentAdvice } from '#shared/safety/urgent-advice.ts';

/**
 * Creates the error for a text that describes an emergency or a crisis: its message says what to do, and its details
 * name the referral and the phone links.
 */
export const insteadOfLogging = (advice: SafetyAdvice): CodedError =>
  new CodedError('NO_FOOD_RECOGNISED', { message: advice.text, details: adviceDetails(advice) });

/** Throws the error of `insteadOfLogging` if a text describes an emergency or a crisis. */
export const refuseUrgentText = (...question: Parameters<typeof urgentAdvice>): void => {
  const advice = urgentAdvice(...question);
  if (advice !== null) throw insteadOfLogging(advice);
};
