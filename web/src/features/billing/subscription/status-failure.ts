import { t } from '#web/lib/language/translate.ts';
import { ApiError } from '#web/lib/api/api-error.ts';

/** Returns the messages of an error and its cause. */
const wordsOf = (error: unknown): string =>
  error instanceof Error ? `${error.name} ${error.message} ${wordsOf(error.cause)}` : '';

/** Returns whether the server responded with an error. */
const isAnswered = (error: unknown): boolean => error instanceof ApiError && error.status > 0;

/** Returns whether the server's response is not a valid status. */
export const isUnexpected = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'ANSWER_INVALID';

/** Returns whether the error is already reported elsewhere: no network, or the session ended. */
const isReportedElsewhere = (error: unknown): boolean =>
  error instanceof ApiError && ['OFFLINE', 'UNREACHABLE', 'UNAUTHENTICATED'].includes(error.code);

/** Returns the error message of a failed check; null if none should be shown (SUBS-30, SUBS-31). */
export const statusFailure = (error: unknown): string | null => {
  if (isReportedElsewhere(error)) return null;
  const words = wordsOf(error);
  if (isAnswered(error)) {
    return /network|security/i.test(words) ? null : t('Failed to check subscription status');
  }
  return /NetworkError|SecurityError|WebSocket/.test(words)
    ? null
    : t('Unable to verify subscription. Please try again.');
};
