import { RichText } from '#web/lib/language/rich-text.tsx';
import { t } from '#web/lib/language/translate.ts';
import type { GoalEnergy } from '#shared/goals/energy-goal.ts';
import { NumberWithUnit } from '#web/ui/nutrition/number-with-unit.tsx';
import { formatNumber } from '#web/ui/format/format-number.ts';
import classes from './goals.module.css';

/** Wraps an abbreviation with its full name. */
const named = (full: string) => (short: string) => <abbr title={full}>{short}</abbr>;

/** Resting and total energy expenditure, with the formula's source. */
export const EnergyValues = ({ energy }: { energy: GoalEnergy | null }) => (
  <div aria-live="polite">
    {energy ? (
      <>
        <dl className={classes.energy}>
          <div>
            <dt>
              <RichText
                text="<short>BMR</short>, at rest"
                parts={{ short: named(t('basal metabolic rate')) }}
              />
            </dt>
            <dd>
              <NumberWithUnit value={energy.bmr} unit="kcal" />
            </dd>
          </div>
          {energy.tdee !== null && (
            <div>
              <dt>
                <RichText
                  text="<short>TDEE</short>, per day"
                  parts={{ short: named(t('total daily energy expenditure')) }}
                />
              </dt>
              <dd>
                <NumberWithUnit value={energy.tdee} unit="kcal" />
              </dd>
            </div>
          )}
        </dl>
        <p className={classes.note}>
          {energy.factor === null
            ? t('{formula}. Choose an activity level to see your daily total.', {
                formula: t(energy.formula),
              })
            : t('{formula}, × {factor} for your activity.', {
                formula: t(energy.formula),
                factor: formatNumber(energy.factor, 3),
              })}
        </p>
      </>
    ) : (
      <p className={classes.note}>
        {t('Add your age, weight and height to see how many calories your body uses a day.')}
      </p>
    )}
  </div>
);
