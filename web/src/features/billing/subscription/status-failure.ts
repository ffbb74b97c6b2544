import { t } from '#web/lib/language/translate.ts';
import { ApiError } from '#web/lib/api/api-error.ts';

/** What an error says of itself and of what caused it. */
const wordsOf = (error: unknown): string =>
  error instanceof Error ? `${error.name} ${error.message} ${wordsOf(error.cause)}` : '';

/** The server answered, but with an error. */
const isAnswered = (error: unknown): boolean => error instanceof ApiError && error.status > 0;

/** The server's answer is no status. */
export const isUnexpected = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'ANSWER_INVALID';

/** The browser has no network, or the session is over: both are told elsewhere. */
const isTold = (error: unknown): boolean =>
  error instanceof ApiError && ['OFFLINE', 'UNREACHABLE', 'UNAUTHENTICATED'].includes(error.code);

/** What the person has to know of a check that failed; null where silence is better (SUBS-30, SUBS-31). */
export const statusFailure = (error: unknown): string | null => {
  if (isTold(error)) return null;
  const words = wordsOf(error);
  if (isAnswered(error)) {
    return /network|security/i.test(words) ? null : t('Failed to check subscription status');
  }
  return /NetworkError|SecurityError|WebSocket/.test(words)
    ? null
    : t('Unable to verify subscription. Please try again.');
};
