import { useNavigate } from 'react-router-dom';
import { Gate } from '#web/features/billing/upgrade/plan-gate.tsx';
import { VoiceLogger } from '#web/features/voice/voice-logger.tsx';
import { paths } from '#web/lib/navigation/paths.ts';
import { askConsent } from '../../ask-consent.tsx';

/** The Voice Logger with what belongs to other features. After logging it leads to the dashboard (decision D11). */
export const VoiceLoggerTab = ({ isLeft }: { isLeft: () => boolean }) => {
  const navigate = useNavigate();
  return (
    <VoiceLogger
      onLogged={() => {
        // Who went elsewhere meanwhile stays there.
        if (!isLeft()) void navigate(paths.dashboard);
      }}
      renderConsent={askConsent}
      renderUpgrade={() => <Gate feature="voice_logging">{null}</Gate>}
    />
  );
};
