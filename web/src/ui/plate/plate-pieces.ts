import { type EnergyShares, macroNames } from '../nutrition/energy-shares.ts';

/** Parts of the eaten calories, in their order on the rim. */
export const eatenParts = [...macroNames, 'other'] as const;

interface Piece {
  part: (typeof eatenParts)[number];
  from: number;
  to: number;
}

/**
 * Returns the start and end of each segment of the rim, as shares of the circle. Above the goal they share the full rim.
 * @param shares kcal
 * @param goal kcal of a full turn
 */
export const piecesOf = (shares: EnergyShares, goal: number): Piece[] => {
  const full = Math.max(
    goal,
    eatenParts.reduce((sum, part) => sum + shares[part], 0),
  );
  let end = 0;
  return eatenParts.map((part) => {
    const from = end;
    end += shares[part] / full;
    return { part, from, to: end };
  });
};
