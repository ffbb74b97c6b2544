import { t } from '#web/lib/language/translate.ts';
import { Button, Loader } from '@mantine/core';
import Mic from 'lucide-react/icons/mic';
import Square from 'lucide-react/icons/square';
import type { RenderConsent } from '#web/features/consent/public.ts';
import { PrivacyNote } from '../recording/privacy-note.tsx';
import { browserRecognition } from '../dictation/recognition.ts';
import { canRecord } from '../recording/record-sound.ts';
import classes from './speak-button.module.css';
import { useDictation, useDictationState } from '../dictation/use-dictation.ts';

interface Props {
  /** Called with each final transcript. */
  onWords: (words: string) => void;
  /** Asks for consent before the first recording is sent to a provider (decision D45). */
  renderConsent: RenderConsent;
}

const STARTING = t('Starting the microphone…');
const HEARING = t('Transcribing…');

/**
 * Button that fills a text field by voice, with a note on where the recording is sent. Hidden if the browser supports
 * neither recognition nor recording.
 */
export const SpeakButton = ({ onWords, renderConsent }: Props) => {
  const dictation = useDictation({ onWords, stopsAtSilence: true });
  const { mic, interim, message, parts, isDeclined } = useDictationState(dictation, (state) => state);
  if (browserRecognition() === null && !canRecord()) return null;
  const isOn = mic === 'on';
  const isHearing = !isOn && parts.some(({ status }) => status !== 'failed');
  const isBusy = mic === 'starting' || isHearing;
  const press = (): void => {
    if (isOn) return dictation.stop();
    if (isBusy) return;
    // There is no space for a retry here: the user speaks again.
    dictation.dismissFailed();
    dictation.start();
  };
  const icon = isOn ? <Square aria-hidden /> : <Mic aria-hidden />;
  const busyWith = mic === 'starting' ? STARTING : isHearing ? HEARING : '';
  return (
    <div className={classes.speak}>
      <Button
        variant="default"
        leftSection={isBusy ? <Loader size="1.25rem" aria-hidden /> : icon}
        aria-pressed={isOn}
        // Not disabled during a request, which would lose the focus.
        aria-busy={isBusy}
        onClick={press}
      >
        {isOn ? t('Stop') : t('Speak')}
      </Button>
      <p className={classes.says} role="status">
        {message ?? (isOn ? interim || t('Listening…') : busyWith)}
      </p>
      {isDeclined && (
        <Button variant="subtle" onClick={dictation.askAgain}>
          {t('Change my choice')}
        </Button>
      )}
      {mic === 'asking' && renderConsent({ onGranted: dictation.agreed, onDeclined: dictation.declined })}
      <div className={classes.note}>
        <PrivacyNote dictation={dictation} />
      </div>
    </div>
  );
};
