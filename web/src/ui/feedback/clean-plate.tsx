import { spoke } from '../plate/plate-geometry.ts';
import classes from './drawn-plate.module.css';

const TICKS = 24;

/** Illustration of an empty plate. */
export const CleanPlate = () => (
  <svg className={classes.drawing} viewBox="-100 -100 200 200" aria-hidden>
    <circle className={classes.line} r="98" />
    <circle className={classes.line} r="70" />
    <circle className={classes.line} r="65" />
    {Array.from({ length: TICKS }, (_, index) => (
      <path
        key={index}
        className={classes.tick}
        data-major={index % 5 === 0 || undefined}
        d={spoke(index / TICKS, index % 5 === 0 ? 84 : 88, 93)}
      />
    ))}
    <path className={classes.needle} d={spoke(0, 74, 95)} />
  </svg>
);
