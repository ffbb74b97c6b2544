import { plural, t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { type GoalAim, recommendedGoalsOf } from '#shared/goals/recommended-goals.ts';
import type { UnitSystem } from '#shared/profile/choices.ts';
import type { EstimatedNeeds as Known } from '#shared/weights/energy-needs.ts';
import { shortDay } from '#web/ui/format/format-day.ts';
import { NumberWithUnit } from '#web/ui/nutrition/number-with-unit.tsx';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { formatCalculatedWeight } from './weight-labels.ts';
import classes from './weights.module.css';

interface Props {
  needs: Known;
  system: UnitSystem;
  /** kcal: a lower goal for weight loss is not offered. Infinity for users at risk (decision D49). */
  leastLossGoal: number;
  onUse: (calories: number) => void;
}

const paces: Record<GoalAim, string> = {
  maintain: t('No weight change'),
  loss: t('-0.5kg per week'),
  gain: t('+0.5kg per week'),
};

const madeOf = ({ from, to, eaten, meals, weights, change }: Known, system: UnitSystem): string => {
  const values = {
    from: shortDay(from),
    to: shortDay(to),
    calories: formatNumber(eaten),
    days: formatNumber(meals),
    weights: formatNumber(weights),
    change: formatCalculatedWeight(Math.abs(change), system),
  };
  if (change === 0)
    return t(
      'From {from} to {to}, you ate {calories} kcal a day on {days} logged days, and your weight stayed the same ({weights} weigh-ins).',
      values,
    );
  return change < 0
    ? t(
        'From {from} to {to}, you ate {calories} kcal a day on {days} logged days, and your weight went down by {change} a week ({weights} weigh-ins).',
        values,
      )
    : t(
        'From {from} to {to}, you ate {calories} kcal a day on {days} logged days, and your weight went up by {change} a week ({weights} weigh-ins).',
        values,
      );
};

/** Estimate with its range and an explanation. */
export const EstimatedNeeds = ({ needs, system, leastLossGoal, onUse }: Props) => (
  <>
    <p className={classes.estimate}>
      <NumberWithUnit value={needs.calories} unit={t('kcal per day')} />
      <span>
        {t('likely {low} to {high}', { low: formatNumber(needs.low), high: formatNumber(needs.high) })}
      </span>
    </p>
    {needs.is_bounded && (
      <p className={classes.caution}>
        {t(
          'Your entries suggest an impossible value, so we limited it to a realistic range. You probably haven’t logged every meal.',
        )}
      </p>
    )}
    <p className="note">
      {madeOf(needs, system)}
      {needs.partly > 0 && ' '}
      {needs.partly > 0 &&
        plural(
          needs.partly,
          'We left out one day that looks incomplete.',
          'We left out {days} days that look incomplete.',
          { days: formatNumber(needs.partly) },
        )}
    </p>
    <p className="note">
      {t(
        'Method: the calories you ate plus 7,700 kcal for each kilogram you lost, or minus it for each you gained (Wishnofsky, 1958), based on a straight line through your weigh-ins. The range covers two standard errors of that line and, if days are missing, of your meals. It reads too high in the first days of a diet, when you lose water. Over months, your body adapts.',
      )}
    </p>
    {/* Implausible estimates cannot be set as a goal. */}
    {!needs.is_bounded && (
      <div className={classes.acts}>
        <Button variant="default" className={classes.use ?? ''} onClick={() => onUse(needs.calories)}>
          {t('Use {calories} kcal as my goal', { calories: formatNumber(needs.calories) })}
        </Button>
        {recommendedGoalsOf(needs.calories)
          .filter(({ aim, calories }) => aim === 'gain' || (aim === 'loss' && calories >= leastLossGoal))
          .map(({ aim, calories }) => (
            <Button key={aim} variant="default" onClick={() => onUse(calories)}>
              {t('{pace}: {calories} kcal', { pace: paces[aim], calories: formatNumber(calories) })}
            </Button>
          ))}
      </div>
    )}
  </>
);
