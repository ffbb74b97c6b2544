import { plural, t } from '#web/lib/language/translate.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { DailySummary } from '#shared/dashboard/schema.ts';
import { NumberWithUnit } from '#web/ui/nutrition/number-with-unit.tsx';
import { paths } from '#web/lib/navigation/paths.ts';
import { RulerBar } from '#web/ui/charts/ruler-bar.tsx';
import { formatPercent } from '#web/ui/format/format-number.ts';
import { GoalBadge } from './goal-badge.tsx';
import { goalProgress, isWellOver } from './goal-progress.ts';
import type { LoggingTab } from './logging-tab.ts';
import { QuickLog } from './quick-log.tsx';
import { remainingAdvice } from './remaining-advice.ts';
import classes from './remaining-today.module.css';

interface Props {
  today: DailySummary;
  /** kcal */
  goal: number;
  /** Whether something can recognize a photo. */
  isPhotoFirst: boolean;
  onTab: (tab: LoggingTab) => void;
  /** The usual meal of this time, from another feature. */
  usual: ReactNode;
}

/** Side card: remaining calories, progress of the day, and quick-log buttons (decision D44). */
export const RemainingToday = ({ today, goal, isPhotoFirst, onTab, usual }: Props) => {
  const progress = goalProgress(today.total_calories, goal);
  const isOver = isWellOver(today.total_calories, goal);
  return (
    <section className={classes.card} aria-labelledby="left-today">
      <div className={classes.head}>
        <h2 id="left-today">{t('Left today')}</h2>
        <GoalBadge progress={progress} isOver={isOver} />
      </div>
      <p className={classes.room}>{remainingAdvice(goal - today.total_calories)}</p>
      <RulerBar
        value={progress.share}
        max={1}
        tone={isOver ? 'over' : 'plain'}
        label={t('Daily calorie goal')}
        valueText={t('{share} of goal', { share: formatPercent(progress.share) })}
      />
      <dl className={classes.numbers}>
        <div>
          <dt>{t('Eaten')}</dt>
          <dd>
            <NumberWithUnit value={today.total_calories} />
          </dd>
        </div>
        <div>
          <dt>{t('Goal')}</dt>
          <dd>
            <NumberWithUnit value={goal} />
          </dd>
        </div>
        <div>
          <dt>{plural(today.meal_count, 'Meal', 'Meals')}</dt>
          <dd>
            <NumberWithUnit value={today.meal_count} />
          </dd>
        </div>
      </dl>
      {/* With an empty plate, the buttons are shown beside it instead. */}
      {today.meal_count > 0 && <QuickLog isPhotoFirst={isPhotoFirst} onTab={onTab} />}
      {today.meal_count > 0 && usual}
      <Link className={classes.plan} to={paths.planTomorrow}>
        {t('Plan tomorrow')}
      </Link>
    </section>
  );
};
