import { t } from '#web/lib/language/translate.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { UnitSystem } from '#shared/profile/choices.ts';
import { addDays } from '#shared/time/local-date.ts';
import { TREND_LEAD_DAYS, weightTrendOf } from '#shared/weights/weight-trend.ts';
import { useToday } from '#web/lib/time/use-today.ts';
import { SkeletonBlock } from '#web/ui/feedback/skeleton-block.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx';
import { Segments } from '#web/ui/inputs/segments.tsx';
import { CurrentTrend } from './current-trend.tsx';
import { weightQueries } from './weight-queries.ts';
import { WeightChart } from './weight-chart.tsx';
import { WeightTable } from './weight-table.tsx';
import classes from './weights.module.css';

const spans = ['30', '90', '365'] as const;

/** Trend of 30, 90 or 365 days as a chart and a table. */
export const WeightTrend = ({ system }: { system: UnitSystem }) => {
  const { date: today } = useToday();
  const [span, setSpan] = useState<(typeof spans)[number]>('30');
  const from = addDays(today, 1 - Number(span));
  const weights = useQuery({
    ...weightQueries.span(addDays(from, -TREND_LEAD_DAYS), today),
    // Shows the previous data while another range loads.
    placeholderData: keepPreviousData,
  });
  const { data, error } = weights;
  const days = weightTrendOf(data?.weights ?? []).filter(({ date }) => date >= from);
  const [first, last] = [days[0], days.at(-1)];
  const shown = () => {
    if (!data && !error) return <SkeletonBlock height="16rem" />;
    if (!data) return <LoadFailure title={t('We couldn’t load your weights')} query={weights} />;
    if (!first || !last)
      return (
        <EmptyState
          title={t('No weigh-ins yet')}
          message={t('Log your weight for a few days to see your {days}-day trend.', {
            days: span,
          })}
        />
      );
    return (
      <>
        <p className={classes.says}>
          <CurrentTrend first={first} last={last} system={system} />
        </p>
        <WeightChart days={days} from={from} span={Number(span)} system={system} />
        <p className="note">
          {t(
            'Water can shift your weight by a kilogram or two from day to day. The trend moves a tenth of the way toward each new weight (exponential smoothing; Walker, The Hacker’s Diet, 1991).',
          )}
        </p>
        <details className={classes.details}>
          <summary>
            {days.length === 1
              ? t('All weights as a table')
              : t('All {count} weights as a table', { count: formatNumber(days.length) })}
          </summary>
          <WeightTable days={days} system={system} hasTrend />
        </details>
      </>
    );
  };
  return (
    <section className={classes.card} aria-labelledby="weight-trend">
      <div className={classes.head}>
        <h2 id="weight-trend">{t('Weight trend')}</h2>
        <Segments
          label={t('Time range')}
          choices={spans.map((value) => ({ value, label: t('{days} days', { days: value }) }))}
          value={span}
          onChange={setSpan}
        />
      </div>
      {shown()}
    </section>
  );
};
