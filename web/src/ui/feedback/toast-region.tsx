import { Notifications } from '@mantine/notifications';
import classes from './toasts.module.css';

/** Above dialogs (200), below menus (300), because the user has just opened the menu. */
const LAYER = 250;

/** By default, toasts are cut at 200 px, which large text exceeds. */
const MAX_TOAST_HEIGHT = '100dvh';

/** Region for toasts at the top center, where they cover no controls. */
export const ToastRegion = () => (
  <Notifications
    position="top-center"
    limit={4}
    containerWidth={400}
    zIndex={LAYER}
    notificationMaxHeight={MAX_TOAST_HEIGHT}
    className={classes.root ?? ''}
  />
);
