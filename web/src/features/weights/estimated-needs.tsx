import { plural, t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import type { UnitSystem } from '#shared/profile/choices.ts';
import type { EstimatedNeeds as Known } from '#shared/weights/energy-needs.ts';
import { shortDay } from '#web/ui/format/format-day.ts';
import { NumberWithUnit } from '#web/ui/nutrition/number-with-unit.tsx';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { aboutSays } from './weight-labels.ts';
import classes from './weights.module.css';

interface Props {
  needs: Known;
  system: UnitSystem;
  onUse: (calories: number) => void;
}

const madeOf = ({ from, to, eaten, meals, weights, change }: Known, system: UnitSystem): string => {
  const values = {
    from: shortDay(from),
    to: shortDay(to),
    calories: formatNumber(eaten),
    days: formatNumber(meals),
    weights: formatNumber(weights),
    change: aboutSays(Math.abs(change), system),
  };
  if (change === 0)
    return t(
      'From {from} to {to} you ate {calories} kcal a day on {days} logged days, and your weight stayed ({weights} weights).',
      values,
    );
  return change < 0
    ? t(
        'From {from} to {to} you ate {calories} kcal a day on {days} logged days, and your weight went down by {change} a week ({weights} weights).',
        values,
      )
    : t(
        'From {from} to {to} you ate {calories} kcal a day on {days} logged days, and your weight went up by {change} a week ({weights} weights).',
        values,
      );
};

/** Estimate with its range and an explanation. */
export const EstimatedNeeds = ({ needs, system, onUse }: Props) => (
  <>
    <p className={classes.estimate}>
      <NumberWithUnit value={needs.calories} unit={t('kcal a day')} />
      <span>
        {t('likely {low} to {high}', { low: formatNumber(needs.low), high: formatNumber(needs.high) })}
      </span>
    </p>
    {needs.is_bounded && (
      <p className={classes.caution}>
        {t(
          'Your log alone would give a figure that no body has, so it is held at what is possible. Most likely some meals are not logged.',
        )}
      </p>
    )}
    <p className={classes.note}>
      {madeOf(needs, system)}
      {needs.partly > 0 && ' '}
      {needs.partly > 0 &&
        plural(
          needs.partly,
          'One day that seems logged in part was left out.',
          '{days} days that seem logged in part were left out.',
          { days: formatNumber(needs.partly) },
        )}
    </p>
    <p className={classes.note}>
      {t(
        'Method: what you ate, and 7,700 kcal for each kilogram that you lost or gained (Wishnofsky, 1958), along a straight line through your weights. The range is two standard errors of that line and, where days are not logged, of your meals. In the first days of a diet, when water goes, it says too much; over months bodies adapt.',
      )}
    </p>
    {/* Implausible estimates cannot be set as a goal. */}
    {!needs.is_bounded && (
      <Button variant="default" className={classes.use ?? ''} onClick={() => onUse(needs.calories)}>
        {t('Use {calories} kcal as my goal', { calories: formatNumber(needs.calories) })}
      </Button>
    )}
  </>
);
