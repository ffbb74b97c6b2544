import { Notifications } from '@mantine/notifications';
import classes from './toasts.module.css';

/** Where toasts appear: at the top in the middle, where they cover nothing that is pressed. */
export const ToastsPlace = () => (
  <Notifications position="top-center" limit={4} containerWidth={400} className={classes.root ?? ''} />
);
