import type { DailySummary } from '#shared/dashboard/schema.ts';
import { chartScale } from './chart-scale.ts';
import { DayChart } from './day-chart.tsx';
import { WeekBar } from './week-bar.tsx';
import classes from './week-bars.module.css';

interface Props {
  /** Seven days, oldest first; the last one is today. */
  days: readonly DailySummary[];
  /** kcal a day */
  goal: number;
  /** kcal a day over the logged days; 0 draws no line. */
  average: number;
}

/** The week against the goal: a bar a day with its figure, and the goal and the average as lines. */
export const WeekBars = ({ days, goal, average }: Props) => {
  const scale = chartScale(
    days.map((day) => day.total_calories),
    [goal, average],
  );
  return (
    <DayChart goal={goal} average={average} scale={scale}>
      <ol className={classes.days}>
        {days.map((day, index) => (
          <WeekBar key={day.date} day={day} goal={goal} scale={scale} isToday={index === days.length - 1} />
        ))}
      </ol>
    </DayChart>
  );
};
