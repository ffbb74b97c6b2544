import { useState } from 'react';
import { errorCatalogue } from '#shared/errors/catalogue.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { language } from '#web/lib/language/language.ts';
import { deviceTimeZone } from '#web/lib/time/device-time-zone.ts';

const PHONE_LINK = /^(?:tel|sms):/;

/** Advice on an emergency that a text describes, and the lines to call. */
export interface UrgentAdvice {
  text: string;
  lines: { name: string; number: string; href: string }[];
}

/** Returns the advice that an error carries instead of foods, or null for any other error. */
export const urgentAdviceOf = (error: unknown): UrgentAdvice | null => {
  if (!(error instanceof ApiError) || !error.details.some(({ field }) => field === 'refer')) return null;
  const links = error.details.filter(({ field }) => PHONE_LINK.test(field));
  return {
    text: error.message,
    lines: links.map(({ field, message }) => ({
      name: message,
      number: field.replace(PHONE_LINK, ''),
      href: field,
    })),
  };
};

/** Creates the error of a text that describes an emergency, as the server does; null for any other text. */
const createUrgentError = async (text: string): Promise<ApiError | null> => {
  const { adviceDetails, urgentAdvice } = await import('#shared/safety/urgent-advice.ts');
  const advice = urgentAdvice(text, { language, zone: deviceTimeZone(), locales: navigator.language });
  if (advice === null) return null;
  const { status } = errorCatalogue.NO_FOOD_RECOGNISED;
  const details = adviceDetails(advice);
  return new ApiError({ code: 'NO_FOOD_RECOGNISED', status, message: advice.text, details });
};

/** Returns null too if the rules cannot be loaded: the server checks texts as well. */
const urgentErrorOf = async (text: string): Promise<ApiError | null> =>
  text.trim() === '' ? null : createUrgentError(text).catch(() => null);

/** Returns the advice on a text that describes an emergency, or null for any other text. Runs on the device. */
export const findUrgentAdvice = async (text: string): Promise<UrgentAdvice | null> =>
  urgentAdviceOf(await urgentErrorOf(text));

/**
 * Rejects a text that describes an emergency or a crisis, before it is looked up or logged. Runs on the device, which
 * knows the time zone and so the lines to call, and works offline. Does nothing if the rules cannot be loaded: the
 * server checks texts too.
 * @throws ApiError NO_FOOD_RECOGNISED with the advice; see `urgentAdviceOf`
 */
export const rejectUrgentText = async (text: string): Promise<void> => {
  const error = await urgentErrorOf(text);
  if (error !== null) throw error;
};

/** Holds the advice on a text that describes an emergency, while that text is in its field. */
export const useUrgentAdvice = () => {
  const [urgent, setUrgent] = useState<{ text: string; advice: UrgentAdvice } | null>(null);
  return {
    /** Keeps the advice that an error on the text carries. Returns whether there is one. */
    takeUrgent: (error: unknown, text: string): boolean => {
      const advice = urgentAdviceOf(error);
      setUrgent(advice && { text: text.trim(), advice });
      return advice !== null;
    },
    clearUrgent: () => setUrgent(null),
    /** Returns the advice on the text in the field. */
    urgentAdviceFor: (text: string) => (urgent?.text === text.trim() ? urgent.advice : null),
  };
};
