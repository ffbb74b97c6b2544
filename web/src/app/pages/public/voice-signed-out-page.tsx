import { t } from '#web/lib/language/translate.ts';
import { SignedOutMessage } from '#web/features/voice/signed-out-message.tsx';
import { InterruptedPage } from './interrupted-page.tsx';

/** /voice-logger without a session. */
export const VoiceSignedOutPage = () => (
  <InterruptedPage title={t('Voice Logger')} Message={SignedOutMessage} />
);
