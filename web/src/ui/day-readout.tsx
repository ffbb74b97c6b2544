import type { DailySummary } from '#shared/dashboard/schema.ts';
import { besideGoal } from './day-says.ts';
import classes from './day-readout.module.css';
import { Figure } from './figure.tsx';
import { fullDay } from './format-day.ts';

interface Props {
  day: DailySummary;
  /** kcal */
  goal: number;
  isToday: boolean;
}

/** One day of a chart in figures, for the eye; a screen reader hears it from the chart. */
export const DayReadout = ({ day, goal, isToday }: Props) => {
  const beyond = day.total_calories - goal;
  return (
    <p className={classes.readout} data-over={beyond > 0 || undefined} aria-hidden>
      <strong>{isToday ? 'Today' : fullDay(day.date)}</strong>
      {day.meal_count > 0 ? (
        <>
          <span className={classes.figure}>
            <Figure value={day.total_calories} unit="kcal" size="small" />
          </span>
          <span className={classes.beside}>{besideGoal(beyond)}</span>
        </>
      ) : (
        <span>nothing logged</span>
      )}
    </p>
  );
};
