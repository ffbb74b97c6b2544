import { t } from '#web/lib/language/translate.ts';
import { SignedOutMessage } from '#web/features/social/signed-out-message.tsx';
import { InterruptedPage } from './interrupted-page.tsx';

/** /social without a session (SOCIAL-01). */
export const SocialSignedOutPage = () => (
  <InterruptedPage title={t('Social Feed')} Message={SignedOutMessage} />
);
