import { useNavigate } from 'react-router-dom';
import { Gate } from '#web/features/billing/upgrade/plan-gate.tsx';
import { VoiceLogger } from '#web/features/voice/voice-logger.tsx';
import { paths } from '#web/lib/navigation/paths.ts';
import { askConsent } from '../../ask-consent.tsx';

/** Voice Logger with the parts from other features. Navigates to the dashboard after logging (decision D11). */
export const VoiceLoggerTab = ({ isLeft }: { isLeft: () => boolean }) => {
  const navigate = useNavigate();
  return (
    <VoiceLogger
      onLogged={() => {
        // Do not navigate if the user has left the page in the meantime.
        if (!isLeft()) void navigate(paths.dashboard);
      }}
      renderConsent={askConsent}
      renderUpgrade={() => <Gate feature="voice_logging">{null}</Gate>}
    />
  );
};
