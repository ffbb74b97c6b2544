import { t } from '#web/lib/language/translate.ts';
import type { Grain, TrendPeriod } from '#shared/dashboard/trend-periods.ts';
import { NumberWithUnit } from '#web/ui/nutrition/number-with-unit.tsx';
import { isWellOver } from '../goal-progress.ts';
import { differenceFromGoal, daysLogged, periodName } from './trend-labels.ts';
import classes from './trend-readout.module.css';

interface Props {
  period: TrendPeriod;
  grain: Grain;
  /** kcal per day */
  goal: number;
  isLast: boolean;
}

/** Values of one bar as text, hidden from screen readers, which get them from the chart. */
export const TrendReadout = ({ period, grain, goal, isLast }: Props) => {
  const isDay = grain === 'day';
  const beyond = period.total_calories - goal;
  return (
    <p
      className={classes.readout}
      data-over={isWellOver(period.total_calories, goal) || undefined}
      aria-hidden
    >
      <strong>
        {isDay && isLast ? t('Today') : periodName(period, grain)}
        {!isDay && period.logged_days > 0 && <span className={classes.logged}>{daysLogged(period)}</span>}
      </strong>
      {period.logged_days > 0 ? (
        <>
          <span className={classes.figure}>
            <NumberWithUnit
              value={period.total_calories}
              unit={isDay ? 'kcal' : t('kcal per day')}
              size="small"
            />
          </span>
          <span className={classes.beside}>{differenceFromGoal(beyond)}</span>
        </>
      ) : (
        <span>{t('nothing logged')}</span>
      )}
    </p>
  );
};
