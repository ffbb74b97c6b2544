import { plural, t } from '#web/lib/language/translate.ts';
import { fastingWeekOf } from '#shared/fasting/fast-times.ts';
import type { Fast } from '#shared/fasting/schema.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { LabeledValue } from '#web/ui/layout/labeled-value.tsx';
import classes from './fasting.module.css';
import { formatDuration } from './format-duration.ts';

/** Summary of the last seven days. Hidden without a fast: an empty week is no failure. */
export const WeekCard = ({ fasts, now }: { fasts: readonly Fast[]; now: Date }) => {
  const week = fastingWeekOf(fasts, now);
  if (!week) return null;
  return (
    <section className={classes.card} aria-labelledby="fasting-week">
      <h2 id="fasting-week">{t('Last 7 days')}</h2>
      <dl className={classes.figures}>
        <LabeledValue label={plural(week.count, 'Fast', 'Fasts')}>{formatNumber(week.count)}</LabeledValue>
        <LabeledValue label={t('Average')}>{formatDuration(week.mean)}</LabeledValue>
        <LabeledValue label={t('Longest')}>{formatDuration(week.longest)}</LabeledValue>
      </dl>
    </section>
  );
};
