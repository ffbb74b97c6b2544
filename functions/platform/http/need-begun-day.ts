import { CodedError } from '#shared/errors/coded-error.ts';
import { type LocalDate, localDateOf } from '#shared/time/local-date.ts';

/**
 * Nobody can have eaten or been weighed on a day that has not begun where they are.
 * @throws CodedError VALIDATION_FAILED that names the field `date`
 */
export const needBegunDay = (date: LocalDate, now: Date, timeZone: string): void => {
  if (date <= localDateOf(now, timeZone)) return;
  const details = [{ field: 'date', message: 'This day has not begun yet.' }];
  throw new CodedError('VALIDATION_FAILED', { details });
};
