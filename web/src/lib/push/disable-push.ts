import { endPushSubscription } from './end-push-subscription.ts';
import { reminderDevice } from './reminder-device.ts';

/**
 * Ends push in this browser while no user is signed in; it resumes at the next sign-in of a user who turned reminders
 * on.
 */
export const pausePush = (): void => void endPushSubscription().catch(() => undefined);

/** Ends push in this browser for a user who signs out. */
export const disablePush = (): void => {
  reminderDevice.forget();
  pausePush();
};
