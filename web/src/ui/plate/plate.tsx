import { t } from '#web/lib/language/translate.ts';
import { type CSSProperties, useId, useState } from 'react';
import { energySharesOf, type Macros } from '../nutrition/energy-shares.ts';
import { formatNumber } from '../format/format-number.ts';
import { useCounted } from '../motion/use-counted.ts';
import { PlateRing } from './plate-ring.tsx';
import { PlateSegments } from './plate-segments.tsx';
import { pointAt, spoke } from './plate-geometry.ts';
import classes from './plate.module.css';

interface Props extends Macros {
  /** kcal eaten. */
  calories: number;
  /** kcal of a full rim, above 0. */
  goal: number;
  /** Caption of the number in the center, e.g. 'kcal left today'. */
  caption?: string;
}

/**
 * Plate that shows the day: the rim is a calorie scale filled with protein, carbs and fat, with a pointer at the total
 * and the remaining calories in the center. Calories above the goal continue in tomato outside the rim.
 */
export const Plate = ({ calories, goal, caption, ...macros }: Props) => {
  const maskId = useId();
  // After a change, the rim fills from where it was.
  const [fill, setFill] = useState({ calories, before: 0 });
  if (fill.calories !== calories) setFill({ calories, before: fill.calories });
  const left = Math.round(goal - calories);
  const isOver = left < 0;
  const turn = calories / goal;
  const number = formatNumber(Math.abs(left));
  const counted = useCounted(Math.abs(left));
  const says = caption ?? (isOver ? t('kcal over today') : t('kcal left today'));
  const amounts = { calories: formatNumber(calories), goal: formatNumber(goal), number };
  const label = isOver
    ? t('{calories} of {goal} kilocalories eaten, {number} over', amounts)
    : t('{calories} of {goal} kilocalories eaten, {number} left', amounts);
  const tip = pointAt(0, 199);

  return (
    <svg
      className={classes.plate}
      viewBox="-240 -232 480 464"
      role="img"
      aria-label={label}
      data-over={isOver || undefined}
    >
      <PlateRing goal={goal} over={Math.min(turn - 1, 1)} />
      <mask id={maskId} maskUnits="userSpaceOnUse" x="-200" y="-200" width="400" height="400">
        <circle
          key={fill.calories}
          className={classes.opening}
          r="161"
          pathLength="1"
          transform="rotate(-90)"
          style={{ '--filled': Math.min(fill.before / goal, 1) } as CSSProperties}
        />
      </mask>
      <PlateSegments shares={energySharesOf(calories, macros)} goal={goal} mask={`url(#${maskId})`} />
      {calories > 0 && (
        <g className={classes.pointer} style={{ rotate: `${(turn % 1) * 360}deg` }}>
          <path className={classes.gap} d={spoke(0, 138, 199)} />
          <path className={classes.needle} d={spoke(0, 138, 199)} />
          <circle className={classes.tip} cx={tip.x} cy={tip.y} r="6" />
        </g>
      )}
      <text className={classes.number} y="14" data-long={number.length > 4 || undefined}>
        {formatNumber(counted)}
      </text>
      <text className={classes.caption} y="52">
        {says}
      </text>
    </svg>
  );
};
