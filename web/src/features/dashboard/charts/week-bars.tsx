import { t } from '#web/lib/language/translate.ts';
import type { DailySummary } from '#shared/dashboard/schema.ts';
import { chartScale } from './chart-scale.ts';
import { DayChart } from './day-chart.tsx';
import { WeekBar } from './week-bar.tsx';
import classes from './week-bars.module.css';

interface Props {
  /** Seven days, oldest first; the last one is today. */
  days: readonly DailySummary[];
  /** kcal per day */
  goal: number;
  /** Average of the logged days in kcal per day; 0 draws no line. */
  average: number;
}

/** Chart of the week: a labeled bar per day, with lines for the goal and the average. */
export const WeekBars = ({ days, goal, average }: Props) => {
  const scale = chartScale(
    days.map((day) => day.total_calories),
    [goal, average],
  );
  return (
    <DayChart goal={goal} average={average} scale={scale}>
      <ol className={classes.days} aria-label={t('Calories, last 7 days')}>
        {days.map((day, index) => (
          <WeekBar key={day.date} day={day} goal={goal} scale={scale} isToday={index === days.length - 1} />
        ))}
      </ol>
    </DayChart>
  );
};
