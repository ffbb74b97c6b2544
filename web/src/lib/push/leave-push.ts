import { forgetPush } from './forget-push.ts';
import { remindedHere } from './reminded-here.ts';

/** Who signs out is not told of their meals in this browser any more. */
export const leavePush = (): void => {
  remindedHere.set(null);
  void forgetPush().catch(() => undefined);
};
