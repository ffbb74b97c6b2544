import { Notifications } from '@mantine/notifications';
import classes from './toasts.module.css';

/** Where toasts appear: bottom right, and on a phone above the tab strip. */
export const Toasts = () => (
  <Notifications position="bottom-right" limit={4} containerWidth={400} className={classes.root ?? ''} />
);
