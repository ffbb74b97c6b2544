import { t } from '#web/lib/language/translate.ts';
import { ApiError } from '#web/lib/api/api-error.ts';

/** What a failure says: its message or, where it has none, 'Unknown error' (RAW-08); then each field that does not fit. */
export const describeFailure = (error: unknown): string[] => {
  const message = error instanceof Error ? error.message : '';
  const details = error instanceof ApiError && error.status === 422 ? error.details : [];
  return [message || t('Unknown error'), ...details.map(({ field, message: why }) => `${field}: ${why}`)];
};
