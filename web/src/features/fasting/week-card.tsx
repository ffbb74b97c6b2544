import { plural, t } from '#web/lib/language/translate.ts';
import { fastingWeekOf } from '#shared/fasting/fast-times.ts';
import type { Fast } from '#shared/fasting/schema.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
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
        <div>
          <dt>{plural(week.count, 'Fast', 'Fasts')}</dt>
          <dd>{formatNumber(week.count)}</dd>
        </div>
        <div>
          <dt>{t('Average')}</dt>
          <dd>{formatDuration(week.mean)}</dd>
        </div>
        <div>
          <dt>{t('Longest')}</dt>
          <dd>{formatDuration(week.longest)}</dd>
        </div>
      </dl>
    </section>
  );
};
