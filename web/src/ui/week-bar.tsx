import type { DailySummary } from '#shared/dashboard/schema.ts';
import { energySharesOf, macroNames } from './energy-shares.ts';
import { fullDay, weekdayOf } from './format-day.ts';
import { formatNumber } from './format-number.ts';
import classes from './week-bars.module.css';

interface Props {
  day: DailySummary;
  /** kcal */
  goal: number;
  heightOf: (kcal: number) => string;
  isToday: boolean;
}

/** From the top of the bar down. */
const stacked = ['other', ...macroNames.toReversed()] as const;

/** One day of the week: its bar, its name and its calories. A day without entries is an outline. */
export const WeekBar = ({ day, goal, heightOf, isToday }: Props) => {
  const shares = energySharesOf(day.total_calories, day);
  const isLogged = day.meal_count > 0;
  const isOver = day.total_calories > goal;
  return (
    <li className={classes.day} data-today={isToday || undefined} data-over={isOver || undefined}>
      <div className={classes.column} aria-hidden>
        <div
          className={classes.bar}
          data-empty={!isLogged || undefined}
          style={{ height: heightOf(isLogged ? day.total_calories : goal) }}
        >
          {stacked.map(
            (part) =>
              shares[part] > 0 && (
                <span
                  key={part}
                  className={classes.part}
                  data-part={part}
                  style={{ flexGrow: shares[part] }}
                />
              ),
          )}
        </div>
      </div>
      <span className={classes.name}>
        <span aria-hidden>{weekdayOf(day.date)}</span>
        <span className="visually-hidden">{isToday ? 'Today' : fullDay(day.date)}: </span>
      </span>
      <span className={classes.number}>
        {isLogged ? formatNumber(day.total_calories) : <span aria-hidden>–</span>}
        <span className="visually-hidden">{isLogged ? ' kcal' : 'nothing logged'}</span>
        {isOver && <span className="visually-hidden">, over the goal</span>}
      </span>
    </li>
  );
};
