import { endPushSubscription } from './end-push-subscription.ts';
import { reminderDevice } from './reminder-device.ts';

/** Nobody is reminded in this browser while nobody is signed in; who turned reminders on here gets them again then. */
export const pausePush = (): void => void endPushSubscription().catch(() => undefined);

/** Who signs out is not told of their meals in this browser any more. */
export const disablePush = (): void => {
  reminderDevice.forget();
  pausePush();
};
