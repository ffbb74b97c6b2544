/** A straight line. */
export interface Line {
  /** Slope per unit of x. */
  slope: number;
  /** Standard error of the slope, in the same unit. */
  error: number;
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Fits a line by ordinary least squares. The error assumes independent points.
 * @param points three or more, not all with the same x
 */
export const fitLine = (points: readonly { x: number; y: number }[]): Line => {
  const middle = { x: meanOf(points.map(({ x }) => x)), y: meanOf(points.map(({ y }) => y)) };
  const run = points.reduce((sum, { x }) => sum + (x - middle.x) ** 2, 0);
  const slope = points.reduce((sum, { x, y }) => sum + (x - middle.x) * (y - middle.y), 0) / run;
  const beside = points.reduce((sum, { x, y }) => sum + (y - middle.y - slope * (x - middle.x)) ** 2, 0);
  return { slope, error: Math.sqrt(beside / (points.length - 2) / run) };
};
