import { Plate } from '#web/ui/plate/plate.tsx';
import classes from './sample-plate.module.css';

/** Sample day as the product shows it: two meals logged, one open. */
export const SamplePlate = () => (
  <div className={classes.plate}>
    <Plate calories={1240} goal={2100} protein={72} carbs={138} fat={44} />
  </div>
);
