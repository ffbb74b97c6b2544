import classes from './drawn-plate.module.css';

/** Illustration of a cracked plate. */
export const CrackedPlate = () => (
  <svg className={classes.drawing} viewBox="-100 -100 200 200" aria-hidden>
    <circle className={classes.line} r="98" />
    <circle className={classes.line} r="70" />
    <path className={classes.crack} d="M34 -92L22 -60L36 -38L12 -14L20 4L8 24" />
  </svg>
);
