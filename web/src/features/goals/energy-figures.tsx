import type { GoalEnergy } from '#shared/goals/energy-goal.ts';
import { Figure } from '../../ui/figure.tsx';
import { formatNumber } from '../../ui/format-number.ts';
import classes from './goals.module.css';

/** What the body uses at rest and in a whole day, with where the figures come from. */
export const EnergyFigures = ({ energy }: { energy: GoalEnergy | null }) => (
  <div aria-live="polite">
    {energy ? (
      <>
        <dl className={classes.energy}>
          <div>
            <dt>
              <abbr title="basal metabolic rate">BMR</abbr>, at rest
            </dt>
            <dd>
              <Figure value={energy.bmr} unit="kcal" />
            </dd>
          </div>
          {energy.tdee !== null && (
            <div>
              <dt>
                <abbr title="total daily energy expenditure">TDEE</abbr>, a whole day
              </dt>
              <dd>
                <Figure value={energy.tdee} unit="kcal" />
              </dd>
            </div>
          )}
        </dl>
        <p className={classes.note}>
          {energy.formula}
          {energy.factor === null
            ? '. Choose an activity level for the whole day.'
            : `, × ${formatNumber(energy.factor, 3)} for your activity.`}
        </p>
      </>
    ) : (
      <p className={classes.note}>Age, weight and height together tell what your body uses in a day.</p>
    )}
  </div>
);
