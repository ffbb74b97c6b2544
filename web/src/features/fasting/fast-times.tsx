import { t } from '#web/lib/language/translate.ts';
import { targetAt } from '#shared/fasting/fast-times.ts';
import type { Fast } from '#shared/fasting/schema.ts';
import { localDateOf } from '#shared/time/local-date.ts';
import { useToday } from '#web/lib/time/use-today.ts';
import { dayName, timeOf } from '#web/ui/format/format-day.ts';
import { LabeledValue } from '#web/ui/layout/labeled-value.tsx';

/**
 * Returns a function that formats an instant in the user's time zone, such as 'Today, 8:00 PM', or '8:00 PM' if it is on
 * the day of `after`.
 */
export const useFormatInstant = (): ((instant: string, after?: string) => string) => {
  const { date, timeZone } = useToday();
  const dayOf = (instant: string) => localDateOf(new Date(instant), timeZone);
  return (instant, after) => {
    const time = timeOf(instant, timeZone);
    if (after !== undefined && dayOf(after) === dayOf(instant)) return time;
    return t('{day}, {time}', { day: dayName(dayOf(instant), date), time });
  };
};

/** Start and target of the running fast. */
export const FastTimes = ({ fast, className }: { fast: Fast; className: string | undefined }) => {
  const format = useFormatInstant();
  return (
    <dl className={className}>
      <LabeledValue label={t('Started')}>{format(fast.started_at)}</LabeledValue>
      <LabeledValue label={t('Target')}>{format(targetAt(fast).toISOString())}</LabeledValue>
    </dl>
  );
};
