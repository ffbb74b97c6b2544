import { t } from '#web/lib/language/translate.ts';
import { useState } from 'react';
import type { UnitSystem } from '#shared/profile/choices.ts';
import { addDays, type LocalDate } from '#shared/time/local-date.ts';
import type { TrendDay } from '#shared/weights/weight-trend.ts';
import { ChartSlider } from '#web/ui/charts/chart-slider.tsx';
import { fullDay, shortDay } from '#web/ui/format/format-day.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { weightChartScale } from './weight-chart-scale.ts';
import { formatCalculatedWeight, formatWeight } from './weight-labels.ts';
import classes from './weight-chart.module.css';

interface Props {
  /** Oldest first, at least one. */
  days: readonly TrendDay[];
  /** First day of the chart. */
  from: LocalDate;
  /** Number of days in the chart. */
  span: number;
  system: UnitSystem;
}

const says = ({ weight, trend }: TrendDay, system: UnitSystem): string =>
  t('{weight}, trend {trend}', {
    weight: formatWeight(weight, system),
    trend: formatCalculatedWeight(trend, system),
  });

/** Chart with a dot per weight and a smoothed trend line. The pointer or the arrow keys select a day. */
export const WeightChart = ({ days, from, span, system }: Props) => {
  const [chosen, setChosen] = useState<number | null>(null);
  const last = days.length - 1;
  const index = Math.min(chosen ?? last, last);
  const shown = days[index]!;
  const { points, lines } = weightChartScale(days, from, span, system);
  const selectNearest = (position: number): void => {
    const apart = points.map(({ x }) => Math.abs(x - position * 100));
    setChosen(apart.indexOf(Math.min(...apart)));
  };
  const at = points[index]!;
  return (
    <figure className={classes.chart}>
      <p className={classes.readout} aria-hidden>
        <strong>{fullDay(shown.date)}</strong> {says(shown, system)}
      </p>
      <div className={classes.field}>
        <div className={classes.marks} aria-hidden>
          {lines.map(({ value, y }) => (
            <span key={value} style={{ top: `${y}%` }}>
              {formatNumber(value, 1)}
            </span>
          ))}
        </div>
        <ChartSlider
          label={t('Date')}
          index={index}
          last={last}
          valueText={`${fullDay(shown.date)}: ${says(shown, system)}`}
          onSelect={setChosen}
          onPoint={selectNearest}
          onLeave={() => setChosen(null)}
          className={classes.plot}
        >
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
            {lines.map(({ value, y }) => (
              <path key={value} className={classes.rule} d={`M0 ${y}H100`} />
            ))}
            <path className={classes.pointer} d={`M${at.x} 0V100`} />
            <path
              className={classes.trend}
              d={points.map(({ x, trend }, step) => `${step === 0 ? 'M' : 'L'}${x} ${trend}`).join('')}
            />
            {/* A zero-length line with round caps draws a dot at any chart width. */}
            <path className={classes.dots} d={points.map(({ x, weight }) => `M${x} ${weight}h0`).join('')} />
          </svg>
        </ChartSlider>
      </div>
      <div className={classes.axis} aria-hidden>
        <span>{shortDay(from)}</span>
        <span>{shortDay(addDays(from, Math.floor(span / 2)))}</span>
        <span>{t('Today')}</span>
      </div>
      <figcaption className={classes.legend}>
        <span data-dot>{t('Weight on this day')}</span>
        <span data-line>{t('Trend')}</span>
      </figcaption>
    </figure>
  );
};
