import classes from './plate.module.css';

/** Plate without a scale or food. */
export const PlateDish = () => (
  <>
    <circle className={classes.dish} r="200" />
    <circle className={classes.line} r="194.5" />
    <circle className={classes.line} r="136" />
    <circle className={classes.well} r="128" />
    <circle className={classes.line} data-faint r="122" />
  </>
);
