import { Notifications } from '@mantine/notifications';
import classes from './toasts.module.css';

/** Over dialogs (200), under menus (300): what somebody has just opened is what they want to see. */
const LAYER = 250;

/** Where toasts appear: at the top in the middle, where they cover nothing that is pressed. */
export const ToastRegion = () => (
  <Notifications
    position="top-center"
    limit={4}
    containerWidth={400}
    zIndex={LAYER}
    className={classes.root ?? ''}
  />
);
