import { formatNumber } from '../format/format-number.ts';
import { arc, pointAt, spoke } from './plate-geometry.ts';
import { PlateDish } from './plate-dish.tsx';
import { plateScale } from './plate-scale.ts';
import classes from './plate.module.css';

interface Props {
  /** kcal */
  goal: number;
  /** Calories above the goal, as a share of the goal; at most 1 is drawn. Negative if below the goal. */
  over: number;
}

const anchorOf = (x: number): 'start' | 'middle' | 'end' => {
  if (Math.abs(x) < 70) return 'middle';
  return x > 0 ? 'start' : 'end';
};

/** Empty plate with its calorie scale; the goal is at the top. */
export const PlateRing = ({ goal, over }: Props) => (
  <>
    <PlateDish />
    {plateScale(goal).map(({ kcal, turn, isMajor, hasNumber }) => {
      const { x, y } = pointAt(turn, 212);
      return (
        <g key={kcal}>
          <path
            className={classes.tick}
            data-major={isMajor || undefined}
            d={isMajor ? spoke(turn, 183, 193) : spoke(turn, 183, 188.5)}
          />
          {hasNumber && (
            <text className={classes.scale} x={x} y={y + 5} textAnchor={anchorOf(x)}>
              {formatNumber(kcal)}
            </text>
          )}
        </g>
      );
    })}
    <text className={classes.scale} y="-211" textAnchor="middle">
      {formatNumber(goal)}
    </text>
    {over > 0 && <path className={classes.over} d={arc(0, Math.min(over, 0.999), 188)} />}
  </>
);
