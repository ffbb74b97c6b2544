import { t } from '#web/lib/language/translate.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { isInsufficientCredits } from '#web/lib/api/insufficient-credits.ts';
import { reasonOf } from '#web/lib/api/reason-of.ts';

/** Shows an error toast; `otherwise` is the fallback message. Insufficient credits have their own dialog. */
export const notifyFailure = (error: unknown, otherwise: string): void => {
  if (isInsufficientCredits(error)) return;
  notify.error(t('Error'), reasonOf(error, otherwise));
};

/** Explains why an answer came without a language model (decision D33). */
export const notifyQuota = (): void =>
  notify.info(
    t('You’ve used up your AI answers for now'),
    t('Until they’re back, you’ll get free answers from your own data.'),
  );
