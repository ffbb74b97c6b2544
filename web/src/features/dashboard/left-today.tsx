import { Link } from 'react-router-dom';
import type { DailySummary } from '#shared/dashboard/schema.ts';
import { Figure } from '../../ui/figure.tsx';
import { paths } from '../../lib/paths.ts';
import { RulerBar } from '../../ui/ruler-bar.tsx';
import { formatPercent } from '../../ui/format-number.ts';
import { GoalBadge } from './goal-badge.tsx';
import { goalProgress } from './goal-progress.ts';
import type { LoggingTab } from './logging-tab.ts';
import { QuickLog } from './quick-log.tsx';
import { roomLeft } from './room-left.ts';
import classes from './left-today.module.css';

interface Props {
  today: DailySummary;
  /** kcal */
  goal: number;
  onTab: (tab: LoggingTab) => void;
}

/** The side card: what is left today, how far the day is, and the quick ways to log (decision D44). */
export const LeftToday = ({ today, goal, onTab }: Props) => {
  const progress = goalProgress(today.total_calories, goal);
  return (
    <section className={classes.card} aria-labelledby="left-today">
      <div className={classes.head}>
        <h2 id="left-today">Left today</h2>
        <GoalBadge progress={progress} />
      </div>
      <p className={classes.room}>{roomLeft(goal - today.total_calories)}</p>
      <RulerBar
        value={progress.share}
        max={1}
        tone={progress.word === 'over goal' ? 'over' : 'plain'}
        label="Daily calorie goal"
        valueText={`${formatPercent(progress.share)} of the goal`}
      />
      <dl className={classes.numbers}>
        <div>
          <dt>Eaten</dt>
          <dd>
            <Figure value={today.total_calories} />
          </dd>
        </div>
        <div>
          <dt>Goal</dt>
          <dd>
            <Figure value={goal} />
          </dd>
        </div>
        <div>
          <dt>{today.meal_count === 1 ? 'Meal' : 'Meals'}</dt>
          <dd>
            <Figure value={today.meal_count} />
          </dd>
        </div>
      </dl>
      {/* On a clean plate the ways to log stand beside it, once. */}
      {today.meal_count > 0 && <QuickLog onTab={onTab} />}
      <Link className={classes.plan} to={paths.planTomorrow}>
        Plan tomorrow
      </Link>
    </section>
  );
};
