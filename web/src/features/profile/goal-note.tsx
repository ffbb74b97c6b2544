import { formatNumber } from '../../ui/format-number.ts';
import type { GoalEstimate } from './goal-estimate.ts';
import classes from './profile-form.module.css';

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** Where the figure of the calculator comes from, or what it lacks. */
export const GoalNote = ({ id, estimate }: { id: string; estimate: GoalEstimate }) => (
  <p id={id} className={classes.goalNote}>
    {estimate.goal ? (
      <>
        <strong>{formatNumber(estimate.goal.goal)} kcal a day</strong> keeps your weight:{' '}
        {formatNumber(estimate.goal.at_rest)} at rest × {formatNumber(estimate.goal.factor, 3)} for your
        activity. {estimate.goal.formula}.
      </>
    ) : (
      `The calculator still needs your ${list.format(estimate.missing)}.`
    )}
  </p>
);
