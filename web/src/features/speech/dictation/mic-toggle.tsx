import { t } from '#web/lib/language/translate.ts';
import { ActionIcon, Loader } from '@mantine/core';
import Mic from 'lucide-react/icons/mic';
import Square from 'lucide-react/icons/square';
import type { VoiceMessageState } from '../voice-message/voice-message-state.ts';

interface Props {
  status: VoiceMessageState['status'];
  onPress: () => void;
  isLocked: boolean;
}

/** Button that starts and stops a recording. */
export const MicToggle = ({ status, onPress, isLocked }: Props) => {
  const isOn = status === 'recording';
  const isBusy = status === 'starting' || status === 'processing';
  const isOff = (isLocked && !isOn) || isBusy;
  return (
    <ActionIcon
      variant={isOn ? 'filled' : 'subtle'}
      size="2.75rem"
      aria-label={isOn ? t('Stop recording') : t('Record a message')}
      aria-pressed={isOn}
      aria-busy={isBusy}
      aria-disabled={isOff}
      onClick={() => {
        if (!isOff) onPress();
      }}
    >
      {isBusy ? (
        <Loader size="1.25rem" aria-hidden />
      ) : isOn ? (
        <Square aria-hidden fill="currentColor" />
      ) : (
        <Mic aria-hidden />
      )}
    </ActionIcon>
  );
};
