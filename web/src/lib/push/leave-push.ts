import { forgetPush } from './forget-push.ts';
import { remindedHere } from './reminded-here.ts';

/** Nobody is reminded in this browser while nobody is signed in; who turned reminders on here gets them again then. */
export const restPush = (): void => void forgetPush().catch(() => undefined);

/** Who signs out is not told of their meals in this browser any more. */
export const leavePush = (): void => {
  remindedHere.forget();
  restPush();
};
