import type { EnergyShares } from '../nutrition/energy-shares.ts';
import { segment } from './plate-geometry.ts';
import { piecesOf } from './plate-pieces.ts';
import classes from './plate.module.css';

interface Props {
  /** kcal */
  shares: EnergyShares;
  /** kcal of a full turn. */
  goal: number;
  /** ID of the mask that reveals the segments clockwise. */
  mask: string;
}

const band = { inner: 144, outer: 178, corner: 9 };

/** Half of the gap between two segments, as a share of the circle. */
const GAP = 0.005;

const draw = (from: number, to: number): string | undefined => {
  const isTooSmallToSee = to - from < 2.5 * GAP;
  return isTooSmallToSee ? undefined : segment(from + GAP, to - GAP, band);
};

/**
 * Segments of the eaten calories, clockwise from the top, and the remaining rim; above the goal the segments share the
 * full rim.
 */
export const PlateSegments = ({ shares, goal, mask }: Props) => {
  const pieces = piecesOf(shares, goal);
  return (
    <>
      <path className={classes.rest} d={draw(pieces.at(-1)?.to ?? 0, 1)} />
      <g mask={mask}>
        {pieces.map(({ part, from, to }) => (
          <path key={part} className={classes.segment} data-part={part} d={draw(from, to)} />
        ))}
      </g>
    </>
  );
};
