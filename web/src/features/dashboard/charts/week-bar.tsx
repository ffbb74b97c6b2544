import { t } from '#web/lib/language/translate.ts';
import type { DailySummary } from '#shared/dashboard/schema.ts';
import { isWellOver } from '../goal-progress.ts';
import type { ChartScale } from './chart-scale.ts';
import { EnergyBar } from './energy-bar.tsx';
import { fullDay, weekdayOf } from '#web/ui/format/format-day.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import classes from './week-bars.module.css';

interface Props {
  day: DailySummary;
  /** kcal */
  goal: number;
  scale: ChartScale;
  isToday: boolean;
}

/** One day of the week: bar, name and calories. A day without entries is an outline. */
export const WeekBar = ({ day, goal, scale, isToday }: Props) => {
  const isLogged = day.meal_count > 0;
  const isOver = day.total_calories > goal;
  return (
    <li
      className={classes.day}
      data-today={isToday || undefined}
      data-over={isWellOver(day.total_calories, goal) || undefined}
    >
      <div className={classes.column} aria-hidden>
        <div className={classes.slot}>
          {isLogged ? (
            <EnergyBar day={day} scale={scale} />
          ) : (
            <div className={classes.empty} style={{ height: scale.heightOf(goal) }} />
          )}
        </div>
      </div>
      <span className={classes.name}>
        <span aria-hidden>{weekdayOf(day.date)}</span>
        <span className="visually-hidden">{isToday ? t('Today') : fullDay(day.date)}: </span>
      </span>
      <span className={classes.number}>
        {isLogged ? formatNumber(day.total_calories) : <span aria-hidden>–</span>}
        <span className="visually-hidden">
          {isLogged ? ` ${isOver ? t('kcal, over your goal') : 'kcal'}` : t('nothing logged')}
        </span>
      </span>
    </li>
  );
};
