import { t } from '#web/lib/language/translate.ts';
import type { ReactNode } from 'react';
import type { ChartScale } from './chart-scale.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { LevelLine } from './level-line.tsx';
import classes from './day-chart.module.css';

interface Props {
  /** kcal per day */
  goal: number;
  /** Average of the logged days in kcal per day; 0 draws no line. */
  average: number;
  scale: ChartScale;
  /** The days side by side, with bars up to `--plot` high. */
  children: ReactNode;
}

/** Chart of days against the goal, with labeled goal and average lines. */
export const DayChart = ({ goal, average, scale, children }: Props) => {
  const hasAverage = average > 0;
  return (
    <figure className={classes.chart}>
      <figcaption className={classes.legend}>
        <span>{t('Goal {goal} kcal', { goal: formatNumber(goal) })}</span>
        {hasAverage && (
          <span data-average>{t('Average {average} kcal', { average: formatNumber(average) })}</span>
        )}
      </figcaption>
      <div className={classes.plot}>
        {children}
        <div className={classes.lines} aria-hidden>
          <LevelLine name={t('Goal')} kcal={goal} height={scale.heightOf(goal)} isUpper={goal >= average} />
          {hasAverage && (
            <LevelLine
              name={t('Average')}
              kcal={average}
              height={scale.heightOf(average)}
              isUpper={average > goal}
              isDashed
            />
          )}
        </div>
      </div>
    </figure>
  );
};
