import { Notifications } from '@mantine/notifications';
import classes from './toasts.module.css';

/** Above dialogs (200), below menus (300), because the user has just opened the menu. */
const LAYER = 250;

/** Region for toasts at the top center, where they cover no controls. */
export const ToastRegion = () => (
  <Notifications
    position="top-center"
    limit={4}
    containerWidth={400}
    zIndex={LAYER}
    className={classes.root ?? ''}
  />
);
