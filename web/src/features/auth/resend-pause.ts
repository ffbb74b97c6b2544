import { t } from '#web/lib/language/translate.ts';
import { notify } from '#web/ui/feedback/notify.ts';

/** Emails take a moment to arrive: a second code invalidates the first, and Cognito limits their number. */
const PAUSE_MS = 30_000;

/**
 * Limits how often a code is resent, and shows a message when it is too early.
 * @returns function that returns whether to send now
 */
export const createResendPause = (now: () => number = Date.now) => {
  let sentAt = -Infinity;
  return (): boolean => {
    const left = Math.ceil((sentAt + PAUSE_MS - now()) / 1_000);
    if (left > 0) {
      notify.info(
        t('We’ve sent you a code'),
        t('You can request a new code in {seconds} s.', { seconds: left }),
      );
      return false;
    }
    sentAt = now();
    return true;
  };
};
