import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { UnitSystem } from '#shared/profile/schema.ts';
import { addDays } from '#shared/time/local-date.ts';
import { TREND_LEAD_DAYS, weightTrendOf } from '#shared/weights/weight-trend.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { Bone } from '../../ui/bone.tsx';
import { EmptyPlate } from '../../ui/empty-plate.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Segments } from '../../ui/segments.tsx';
import { weightQueries } from './weight-queries.ts';
import { WeightChart } from './weight-chart.tsx';
import { WeightTable } from './weight-table.tsx';
import { aboutSays, besides } from './weight-words.ts';
import classes from './weights.module.css';

const spans = ['30', '90', '365'] as const;

/** The trend of 30, 90 or 365 days, drawn and as a table. */
export const WeightTrend = ({ system }: { system: UnitSystem }) => {
  const { date: today } = useToday();
  const [span, setSpan] = useState<(typeof spans)[number]>('30');
  const from = addDays(today, 1 - Number(span));
  const { data, error, isFetching, refetch } = useQuery({
    ...weightQueries.span(addDays(from, -TREND_LEAD_DAYS), today),
    // Another span is drawn from what is there, until it has come.
    placeholderData: keepPreviousData,
  });
  const days = weightTrendOf(data?.weights ?? []).filter(({ date }) => date >= from);
  const [first, last] = [days[0], days.at(-1)];
  const shown = () => {
    if (!data && !error) return <Bone height="16rem" />;
    if (!data)
      return (
        <LoadFailure
          title="We could not load your weights"
          error={error}
          isFetching={isFetching}
          refetch={refetch}
        />
      );
    if (!first || !last)
      return (
        <EmptyPlate
          title="No weights yet"
          message={`Log your weight on a few of the next days, and the trend of ${span} days shows here.`}
        />
      );
    return (
      <>
        <p className={classes.says}>
          Trend now <strong>{aboutSays(last.trend, system)}</strong>
          {first !== last &&
            `, ${besides(last.trend, first.trend, system)} at the first weight of these days`}
          .
        </p>
        <WeightChart days={days} from={from} span={Number(span)} system={system} />
        <p className={classes.note}>
          Water moves a weight by a kilogram or two from day to day. The trend goes a tenth of the way to each
          new weight (exponential smoothing; Walker, The Hacker’s Diet, 1991).
        </p>
        <details className={classes.details}>
          <summary>All {days.length === 1 ? 'weights' : `${days.length} weights`} as a table</summary>
          <WeightTable days={days} system={system} hasTrend />
        </details>
      </>
    );
  };
  return (
    <section className={classes.card} aria-labelledby="weight-trend">
      <div className={classes.head}>
        <h2 id="weight-trend">Weight trend</h2>
        <Segments
          label="Days shown"
          choices={spans.map((value) => ({ value, label: `${value} days` }))}
          value={span}
          onChange={setSpan}
        />
      </div>
      {shown()}
    </section>
  );
};
