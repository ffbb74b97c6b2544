import { t } from '#web/lib/language/translate.ts';
import type { ReactNode } from 'react';
import type { ChartScale } from './chart-scale.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { LevelLine } from './level-line.tsx';
import classes from './day-chart.module.css';

interface Props {
  /** kcal a day */
  goal: number;
  /** kcal a day over the logged days; 0 draws no line. */
  average: number;
  scale: ChartScale;
  /** The days side by side, their bars as high as `--plot`. */
  children: ReactNode;
}

/** Days against the goal: what the lines across them are, in words and drawn. */
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
