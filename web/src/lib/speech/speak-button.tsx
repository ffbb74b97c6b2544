import { Button } from '@mantine/core';
import Mic from 'lucide-react/icons/mic';
import Square from 'lucide-react/icons/square';
import type { ReactNode } from 'react';
import { browserRecognition } from './recognition.ts';
import { canRecord } from './record-sound.ts';
import classes from './speak-button.module.css';
import { useDictation, useDictationState } from './use-dictation.ts';

interface Props {
  /** What was said, as it becomes certain. */
  onWords: (words: string) => void;
  /** Asks for consent before the first recording goes to a provider (decision D45). */
  renderConsent: (outcomes: { onGranted: () => void; onDeclined: () => void }) => ReactNode;
}

/** Fills a text field by voice. Where the browser can neither recognise nor record, it does not show. */
export const SpeakButton = ({ onWords, renderConsent }: Props) => {
  const dictation = useDictation({ onWords, stopsAtSilence: true });
  const { mic, interim, message, parts } = useDictationState(dictation, (state) => state);
  const isOn = mic === 'on';
  const begin = (): void => {
    // Here a recording that failed is spoken anew: there is no room to ask about it.
    dictation.dismissFailed();
    dictation.start();
  };
  const isHearing = parts.some(({ status }) => status !== 'failed');
  if (browserRecognition() === null && !canRecord()) return null;
  return (
    <div className={classes.speak}>
      <Button
        variant="default"
        leftSection={isOn ? <Square aria-hidden /> : <Mic aria-hidden />}
        aria-pressed={isOn}
        loading={mic === 'starting' || (isHearing && !isOn)}
        onClick={isOn ? dictation.stop : begin}
      >
        {isOn ? 'Stop' : 'Say it'}
      </Button>
      <p className={classes.says} role="status">
        {message ?? (isOn ? interim || 'Listening...' : '')}
      </p>
      {mic === 'asking' && renderConsent({ onGranted: dictation.agreed, onDeclined: dictation.declined })}
    </div>
  );
};
