import { t } from '#web/lib/language/translate.ts';
import { useRef } from 'react';
import { useRestoreFocus } from '#web/ui/interaction/use-restore-focus.ts';
import {
  type Dictation,
  type DictationState,
  minutesAndSeconds,
  useDictationState,
  useElapsed,
} from '#web/features/speech/public.ts';
import { ListeningButton } from '#web/ui/feedback/listening-button.tsx';

interface Props {
  dictation: Dictation;
  /** Whether another control is the primary action of the view by now. */
  isQuiet: boolean;
}

const partsLeft = ({ parts }: DictationState): number =>
  parts.filter(({ status }) => status !== 'failed').length;

/** Round button that starts and stops listening. */
export const ListenButton = ({ dictation, isQuiet }: Props) => {
  const mic = useDictationState(dictation, (state) => state.mic);
  const level = useDictationState(dictation, (state) => state.level);
  const since = useDictationState(dictation, (state) => state.since);
  const left = useDictationState(dictation, partsLeft);
  const heard = useDictationState(dictation, (state) => state.partsHeard);
  const isOn = mic === 'on';
  const button = useRef<HTMLButtonElement>(null);
  useRestoreFocus(button);
  const seconds = useElapsed(since, isOn);

  const says = (): string => {
    if (mic === 'starting') return t('Starting the microphone…');
    if (isOn) return t('Listening. Tap again to stop.');
    if (left > 0) {
      return left + heard > 1
        ? t('Transcribing part {part} of {all}…', { part: heard + 1, all: left + heard })
        : t('Transcribing…');
    }
    return isQuiet ? t('Tap to add more') : t('Tap and say what you ate');
  };

  return (
    <ListeningButton
      ref={button}
      plate={{ isOn, level, isSmall: isQuiet }}
      isOn={isOn}
      isQuiet={isQuiet}
      status={says()}
      time={minutesAndSeconds(seconds)}
      aria-label={isOn ? t('Stop listening') : t('Start listening')}
      disabled={mic === 'starting' || mic === 'asking'}
      onClick={isOn ? dictation.stop : dictation.start}
    />
  );
};
