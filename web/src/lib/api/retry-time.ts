import { locale } from '../language/language.ts';
import { t } from '../language/translate.ts';

/** Shorter waits need no time: the messages already say to try again in a moment. Seconds. */
const SHORT_WAIT = 600;

/**
 * Adds when a limit ends to its message, in the device's time zone.
 * @param retryAfter seconds, from the header of the response
 * @example 'You’ve reached today’s limit. … Available again Sat, 1:00 AM.'
 */
export const withRetryTime = (message: string, retryAfter: string | null, now = new Date()): string => {
  const seconds = Number(retryAfter);
  if (retryAfter === null || !(seconds >= SHORT_WAIT)) return message;
  const format = new Intl.DateTimeFormat(locale, { weekday: 'short', hour: 'numeric', minute: '2-digit' });
  const time = format.format(new Date(now.getTime() + seconds * 1_000));
  return `${t(message)} ${t('Available again {time}.', { time })}`;
};
