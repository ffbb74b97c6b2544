import classes from './plate-rings-decoration.module.css';

/** Decorative plate rims in the corner of a board. */
export const PlateRingsDecoration = () => (
  <svg className={classes.rims} viewBox="-50 -50 100 100" aria-hidden>
    {[20, 30, 38, 47].map((radius) => (
      <circle key={radius} r={radius} />
    ))}
  </svg>
);
