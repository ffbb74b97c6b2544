import { pointAt, segment, spoke } from '#web/ui/plate/plate-geometry.ts';
import classes from './stat-marks.module.css';

/** Ring that is almost full. */
export const AccuracyRing = () => (
  <svg viewBox="-32 -32 64 64" aria-hidden>
    <circle className={classes.dish} r="30" />
    <path
      className={classes.part}
      data-part="protein"
      d={segment(0.002, 0.99, { inner: 21, outer: 28, corner: 3 })}
    />
  </svg>
);

/** Stopwatch. Three of sixty seconds would be too thin to see, so it marks three of twelve. */
export const StopWatch = () => (
  <svg viewBox="-32 -32 64 64" aria-hidden>
    <circle className={classes.dish} r="30" />
    {Array.from({ length: 12 }, (_, index) => (
      <path key={index} className={classes.tick} d={spoke(index / 12, 24, 28)} />
    ))}
    <path
      className={classes.part}
      data-part="carbs"
      d={segment(0.01, 0.24, { inner: 13, outer: 22, corner: 3 })}
    />
    <path className={classes.needle} d={spoke(0.25, 0, 24)} />
    <circle className={classes.dot} r="3" />
  </svg>
);

const grains = [
  { ring: 25, count: 16, part: 'protein' },
  { ring: 18, count: 12, part: 'carbs' },
  { ring: 11, count: 7, part: 'fat' },
  { ring: 4, count: 3, part: 'protein' },
] as const;

/** Plate with many small dots. */
export const FoodGrains = () => (
  <svg viewBox="-32 -32 64 64" aria-hidden>
    <circle className={classes.dish} r="30" />
    {grains.flatMap(({ ring, count, part }) =>
      Array.from({ length: count }, (_, index) => {
        const { x, y } = pointAt(index / count, ring);
        return (
          <circle key={`${ring} ${index}`} className={classes.part} data-part={part} cx={x} cy={y} r="2.5" />
        );
      }),
    )}
  </svg>
);
