import { t } from '#web/lib/language/translate.ts';
import { useNavigate } from 'react-router-dom';
import { LockedGate } from '#web/features/billing/upgrade/locked-gate.tsx';
import { OneUpgradeCard } from '#web/features/billing/upgrade/one-upgrade-card.tsx';
import { VoiceLogger } from '#web/features/voice/voice-logger.tsx';
import { paths } from '#web/lib/navigation/paths.ts';
import { askConsent } from '../../ask-consent.tsx';

/** Voice Logger with the parts from other features. Navigates to the dashboard after logging (decision D11). */
export const VoiceLoggerTab = ({ isLeft }: { isLeft: () => boolean }) => {
  const navigate = useNavigate();
  return (
    <OneUpgradeCard>
      <VoiceLogger
        onLogged={() => {
          // Do not navigate if the user has left the page in the meantime.
          if (!isLeft()) void navigate(paths.dashboard);
        }}
        renderConsent={askConsent}
        renderUpgrade={() => (
          <LockedGate
            feature="voice_logging"
            title={t('Long recordings')}
            about={t('Record for longer than one meal, and describe everything you ate in one go.')}
            sample={[
              t('“A bowl of oatmeal, then lentil soup with bread, and later an apple”'),
              t('Oatmeal, lentil soup, bread, apple'),
            ]}
          >
            {null}
          </LockedGate>
        )}
      />
    </OneUpgradeCard>
  );
};
