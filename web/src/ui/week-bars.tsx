import type { DailySummary } from '#shared/dashboard/schema.ts';
import { formatNumber } from './format-number.ts';
import { WeekBar } from './week-bar.tsx';
import { WeekLine } from './week-line.tsx';
import classes from './week-bars.module.css';

interface Props {
  /** Seven days, oldest first; the last one is today. */
  days: readonly DailySummary[];
  /** kcal a day */
  goal: number;
  /** kcal a day over the logged days; 0 draws no line. */
  average: number;
}

/** Room above the highest bar or line, for its label. */
const HEADROOM = 1.16;

/** The week against the goal: a bar a day, made of protein, carbs and fat, with the goal and the average as lines. */
export const WeekBars = ({ days, goal, average }: Props) => {
  const top = Math.max(goal, average, ...days.map((day) => day.total_calories)) * HEADROOM;
  const heightOf = (kcal: number) => `${(kcal / top) * 100}%`;
  const hasAverage = average > 0;

  return (
    <figure className={classes.week}>
      <figcaption className={classes.legend}>
        <span>Goal {formatNumber(goal)} kcal</span>
        {hasAverage && <span data-average>Average {formatNumber(average)} kcal</span>}
      </figcaption>
      <div className={classes.plot}>
        <ol className={classes.days}>
          {days.map((day, index) => (
            <WeekBar
              key={day.date}
              day={day}
              goal={goal}
              heightOf={heightOf}
              isToday={index === days.length - 1}
            />
          ))}
        </ol>
        <div className={classes.lines} aria-hidden>
          <WeekLine name="Goal" kcal={goal} height={heightOf(goal)} isUpper={goal >= average} />
          {hasAverage && (
            <WeekLine
              name="Average"
              kcal={average}
              height={heightOf(average)}
              isUpper={average > goal}
              isDashed
            />
          )}
        </div>
      </div>
    </figure>
  );
};
