import { t } from '#web/lib/language/translate.ts';
import { notify } from '#web/ui/feedback/notify.ts';

/** Mails take a moment: a second code makes the first one worthless, and Cognito refuses many. */
const PAUSE_MS = 30_000;

/**
 * Lets another code be sent when the last one has had its time to arrive; says so otherwise.
 * @returns whether to send now
 */
export const createResendPause = (now: () => number = Date.now) => {
  let sentAt = -Infinity;
  return (): boolean => {
    const left = Math.ceil((sentAt + PAUSE_MS - now()) / 1_000);
    if (left > 0) {
      notify.info(
        t('A code is on its way'),
        t('You can ask for another one in {seconds} s.', { seconds: left }),
      );
      return false;
    }
    sentAt = now();
    return true;
  };
};
