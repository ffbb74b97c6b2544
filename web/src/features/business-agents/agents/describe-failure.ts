import { t } from '#web/lib/language/translate.ts';
import { ApiError } from '#web/lib/api/api-error.ts';

/** Returns an error's message, or 'Unknown error' if it has none (RAW-08), followed by each invalid field. */
export const describeFailure = (error: unknown): string[] => {
  const message = error instanceof Error ? error.message : '';
  const details = error instanceof ApiError && error.status === 422 ? error.details : [];
  return [message || t('Unknown error'), ...details.map(({ field, message: why }) => `${field}: ${why}`)];
};
