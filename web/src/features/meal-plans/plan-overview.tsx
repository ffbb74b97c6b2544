import { plannedCalories, remainingState } from '#shared/meal-plans/plan-figures.ts';
import { Figure } from '#web/ui/figure.tsx';
import { formatNumber, formatPercent } from '#web/ui/format-number.ts';
import { RulerBar } from '#web/ui/ruler-bar.tsx';
import { remainingWords, togetherWords } from './plan-words.ts';
import { RestingNote } from './resting-note.tsx';
import classes from './plan-overview.module.css';

interface Props {
  meals: readonly { calories: number }[];
  /** kcal */
  goal: number;
  /** kcal of the day's entries that were not planned. */
  eatenBeside: number;
}

/** What is planned against the goal: colour and words tell the same (decision D37). */
export const PlanOverview = ({ meals, goal, eatenBeside }: Props) => {
  const planned = plannedCalories(meals);
  const state = remainingState(planned, goal);
  const share = planned / goal;
  return (
    <section className={classes.card} aria-labelledby="plan-overview">
      <div className={classes.head}>
        <h2 id="plan-overview">Goal overview</h2>
        <span className={classes.state} data-state={state} role="status">
          {remainingWords(state)}
        </span>
      </div>
      <dl className={classes.figures}>
        <div>
          <dt>Planned Calories</dt>
          <dd>
            <Figure value={planned} unit="kcal" size="large" />
          </dd>
        </div>
        <div>
          <dt>Daily Goal</dt>
          <dd>
            <Figure value={goal} unit="kcal" size="large" />
          </dd>
        </div>
        <div className={classes.remaining} data-state={state}>
          <dt>Remaining</dt>
          <dd>
            <Figure value={goal - planned} unit="kcal" size="large" />
          </dd>
        </div>
      </dl>
      <RulerBar
        value={share}
        max={1}
        tone={state === 'over' ? 'over' : 'plain'}
        label="Planned of the daily goal"
        valueText={`${formatPercent(share)} of the goal, ${remainingWords(state).toLowerCase()}`}
      />
      <RestingNote />
      {eatenBeside > 0 && (
        <p className={classes.note}>
          {formatNumber(eatenBeside)} kcal of this day are logged beside the plan already.{' '}
          {togetherWords(goal - planned - eatenBeside)}
        </p>
      )}
    </section>
  );
};
