import classes from './viewfinder-plate.module.css';

const corners = ['M-96 -70v-26h26', 'M70 -96h26v26', 'M96 70v26h-26', 'M-70 96h-26v-26'];

/** Illustration of an empty plate in a viewfinder. */
export const ViewfinderPlate = () => (
  <svg className={classes.drawing} viewBox="-100 -100 200 200" aria-hidden>
    <g className={classes.plate}>
      <circle className={classes.dish} r="74" />
      <circle className={classes.rim} r="73.5" />
      <circle className={classes.rim} r="70" />
      <circle className={classes.well} r="50" />
      <circle className={classes.rim} r="47" />
    </g>
    {corners.map((corner) => (
      <path key={corner} className={classes.corner} d={corner} />
    ))}
  </svg>
);
