import { t } from '#web/lib/language/translate.ts';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Volume from 'lucide-react/icons/volume-2';
import { ListeningButton } from '#web/ui/feedback/listening-button.tsx';
import { type VoiceMessageState, minutesAndSeconds, useElapsed } from '#web/features/speech/public.ts';
import type { TalkState } from './use-talk-state.ts';

interface Props {
  state: TalkState;
  voice: Pick<VoiceMessageState, 'status' | 'level' | 'since'>;
  /** The answer has arrived and its audio is loading. */
  isAnswered: boolean;
  /** Taps are ignored. */
  isLocked: boolean;
  onPress: () => void;
}

const icons = { processing: Ellipsis, speaking: Volume } as const;

const saysIn = (state: TalkState, status: VoiceMessageState['status'], isAnswered: boolean): string => {
  if (state === 'recording') return t('Listening. Tap again to send.');
  if (state === 'speaking') return t('Speaking. Tap to reply.');
  if (state === 'idle') return t('Tap and ask, or say what you ate');
  if (isAnswered) return t('Loading audio…');
  if (status === 'starting') return t('Starting the microphone…');
  return status === 'processing' ? t('Transcribing…') : t('Thinking…');
};

/** Round button to tap: starts the recording, stops it, and stops the spoken answer. */
export const TalkButton = ({ state, voice, isAnswered, isLocked, onPress }: Props) => {
  const { status, level, since } = voice;
  const isOn = state === 'recording';
  const seconds = useElapsed(since, isOn);
  const icon = state === 'processing' || state === 'speaking' ? { icon: icons[state] } : {};
  return (
    <ListeningButton
      plate={{ isOn: isOn || state === 'speaking', level: isOn ? level : null, ...icon }}
      isOn={isOn}
      isQuiet={state === 'processing' || state === 'speaking'}
      status={saysIn(state, status, isAnswered)}
      time={minutesAndSeconds(seconds)}
      data-state={state}
      aria-label={isOn ? t('Stop recording') : t('Start recording')}
      aria-busy={state === 'processing'}
      aria-disabled={isLocked}
      onClick={onPress}
    />
  );
};
