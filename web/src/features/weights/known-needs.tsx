import { Button } from '@mantine/core';
import type { UnitSystem } from '#shared/profile/schema.ts';
import type { KnownNeeds as Known } from '#shared/weights/energy-needs.ts';
import { shortDay } from '../../ui/format-day.ts';
import { Figure } from '../../ui/figure.tsx';
import { formatNumber } from '../../ui/format-number.ts';
import { aboutSays } from './weight-words.ts';
import classes from './weights.module.css';

interface Props {
  needs: Known;
  system: UnitSystem;
  onUse: (calories: number) => void;
}

const changeSays = (change: number, system: UnitSystem): string => {
  if (change === 0) return 'and your weight stayed';
  return `and your weight went ${change < 0 ? 'down' : 'up'} by ${aboutSays(Math.abs(change), system)} a week`;
};

/** The estimate with its range, and how it was made. */
export const KnownNeeds = ({ needs, system, onUse }: Props) => (
  <>
    <p className={classes.estimate}>
      <Figure value={needs.calories} unit="kcal a day" />
      <span>
        likely {formatNumber(needs.low)} to {formatNumber(needs.high)}
      </span>
    </p>
    {needs.is_bounded && (
      <p className={classes.caution}>
        Your log alone would give a figure that no body has, so it is held at what is possible. Most likely
        some meals are not logged.
      </p>
    )}
    <p className={classes.note}>
      From {shortDay(needs.from)} to {shortDay(needs.to)} you ate {formatNumber(needs.eaten)} kcal a day on{' '}
      {needs.meals} logged days, {changeSays(needs.change, system)} ({needs.weights} weights).
      {needs.partly === 1 && ' One day that seems logged in part was left out.'}
      {needs.partly > 1 && ` ${needs.partly} days that seem logged in part were left out.`}
    </p>
    <p className={classes.note}>
      Method: what you ate, and 7,700 kcal for each kilogram that you lost or gained (Wishnofsky, 1958), along
      a straight line through your weights. The range is two standard errors of that line and, where days are
      not logged, of your meals. In the first days of a diet, when water goes, it says too much; over months
      bodies adapt.
    </p>
    {/* What no body burns is no goal. */}
    {!needs.is_bounded && (
      <Button variant="default" className={classes.use ?? ''} onClick={() => onUse(needs.calories)}>
        Use {formatNumber(needs.calories)} kcal as my goal
      </Button>
    )}
  </>
);
