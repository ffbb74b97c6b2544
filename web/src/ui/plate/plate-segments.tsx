import { type EnergyShares, macroNames } from '../nutrition/energy-shares.ts';
import { segment } from './plate-geometry.ts';
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

const eaten = [...macroNames, 'other'] as const;

interface Piece {
  part: (typeof eaten)[number];
  from: number;
  to: number;
}

/** Returns the start and end of each segment, as shares of the circle. */
const piecesOf = (shares: EnergyShares, full: number): Piece[] => {
  let end = 0;
  return eaten.map((part) => {
    const from = end;
    end += shares[part] / full;
    return { part, from, to: end };
  });
};

const draw = (from: number, to: number): string | undefined => {
  const isTooSmallToSee = to - from < 2.5 * GAP;
  return isTooSmallToSee ? undefined : segment(from + GAP, to - GAP, band);
};

/**
 * Segments of the eaten calories, clockwise from the top, and the remaining rim; above the goal the segments share the
 * full rim.
 */
export const PlateSegments = ({ shares, goal, mask }: Props) => {
  const total = eaten.reduce((sum, part) => sum + shares[part], 0);
  const pieces = piecesOf(shares, Math.max(goal, total));
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
