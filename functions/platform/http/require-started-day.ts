import { CodedError } from '#shared/errors/coded-error.ts';
import { type LocalDate, localDateOf } from '#shared/time/local-date.ts';

/**
 * Rejects a day that has not started in the user's time zone.
 * @throws CodedError VALIDATION_FAILED for the field `date`
 */
export const requireStartedDay = (date: LocalDate, now: Date, timeZone: string): void => {
  if (date <= localDateOf(now, timeZone)) return;
  const details = [{ field: 'date', message: 'This day is in the future.' }];
  throw new CodedError('VALIDATION_FAILED', { details });
};
