import { segment } from '#web/ui/plate/plate-geometry.ts';

const band = { inner: 224, outer: 260, corner: 11 };

/** Half of the gap between two segments, as a share of the circle. */
const GAP = 0.004;

/** Returns a segment of the dial's rim; empty if it is too small to see. Shares of the circle. */
export const rimSegment = (from: number, to: number): string =>
  to - from < 2.5 * GAP ? '' : segment(from + GAP, to - GAP, band);
