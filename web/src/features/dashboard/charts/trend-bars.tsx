import { t } from '#web/lib/language/translate.ts';
import { useState } from 'react';
import type { DailySummary } from '#shared/dashboard/schema.ts';
import { grainOf, periodsOf } from '#shared/dashboard/trend-periods.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import { ChartSlider } from '#web/ui/charts/chart-slider.tsx';
import { chartScale } from './chart-scale.ts';
import { DayChart } from './day-chart.tsx';
import { EnergyBar } from './energy-bar.tsx';
import { TrendReadout } from './trend-readout.tsx';
import { TrendTable } from './trend-table.tsx';
import { axisName, periodName, formatPeriodResult } from './trend-labels.ts';
import classes from './trend-bars.module.css';

interface Props {
  /** Oldest first; the last one is today. */
  days: readonly DailySummary[];
  /** kcal per day */
  goal: number;
  /** Average of the logged days in kcal per day; 0 draws no line. */
  average: number;
}

/** Labels by granularity: the name of a bar, and the interval of axis labels counted from the last bar. */
const grains = {
  day: { name: t('Day'), step: 7 },
  week: { name: t('Week'), step: 3 },
  month: { name: t('Month'), step: 2 },
} as const;

/**
 * Chart of many days against the goal: a bar per day for a month, otherwise the averages of weeks or months. The line
 * above shows the values of the hovered or keyboard-selected bar, or else the last. Periods without entries are gaps.
 * Screen readers get a table.
 */
export const TrendBars = ({ days, goal, average }: Props) => {
  const [chosen, setChosen] = useState<LocalDate | null>(null);
  const grain = grainOf(days.length);
  const { name, step } = grains[grain];
  const periods = periodsOf(days, grain);
  const last = periods.length - 1;
  const found = periods.findIndex((period) => period.last === chosen);
  const index = found === -1 ? last : found;
  const shown = periods[index];
  const scale = chartScale(
    periods.map((period) => period.total_calories),
    [goal, average],
  );
  const choose = (at: number) => setChosen(periods[Math.min(last, Math.max(0, at))]?.last ?? null);

  return (
    <>
      {shown && <TrendReadout period={shown} grain={grain} goal={goal} isLast={index === last} />}
      <DayChart goal={goal} average={average} scale={scale}>
        <ChartSlider
          label={name}
          index={index}
          last={last}
          valueText={shown && `${periodName(shown, grain)}: ${formatPeriodResult(shown, grain, goal)}`}
          onSelect={choose}
          onPoint={(position) => choose(Math.floor(position * periods.length))}
          onLeave={() => setChosen(null)}
          className={classes.plot}
        >
          <div className={classes.days} data-grain={grain} aria-hidden>
            {periods.map((period, at) => (
              <div key={period.last} className={classes.day} data-shown={at === index || undefined}>
                <div className={classes.slot}>
                  {period.logged_days > 0 && <EnergyBar day={period} scale={scale} />}
                </div>
                {(last - at) % step === 0 && (
                  <span className={classes.name}>
                    {at === last && grain !== 'month' ? t('Today') : axisName(period, grain)}
                  </span>
                )}
              </div>
            ))}
          </div>
        </ChartSlider>
      </DayChart>
      <TrendTable periods={periods} grain={grain} goal={goal} />
    </>
  );
};
