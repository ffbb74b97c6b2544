import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import type { RenderConsent } from '#web/features/consent/public.ts';
import type { useRecordAndTranscribe } from '../recording/record-and-transcribe.ts';
import { minutesAndSeconds, useElapsed } from '../recording/use-elapsed.ts';
import classes from './voice-message-bar.module.css';

interface Props {
  voice: ReturnType<typeof useRecordAndTranscribe>;
  /** Asks for consent before the first recording is sent to a provider (decision D45). */
  renderConsent: RenderConsent;
  /** Whether the page itself shows the recording and its volume. */
  hidesLevel?: boolean;
}

const busyWith: Partial<Record<Props['voice']['status'], string>> = {
  starting: t('Starting the microphone…'),
  recording: t('Recording…'),
  processing: t('Transcribing…'),
};

/** Status of a spoken message: recording with volume, errors, and available actions. */
export const VoiceMessageBar = ({ voice, renderConsent, hidesLevel = false }: Props) => {
  const { status, level, since, message, canRetry, isDeclined } = voice;
  const isOn = status === 'recording';
  const seconds = useElapsed(since, isOn);
  return (
    <>
      {status === 'asking' && renderConsent({ onGranted: voice.agreed, onDeclined: voice.declined })}
      <div className={classes.line} data-shown={status !== 'idle' || message !== null || undefined}>
        {isOn && !hidesLevel && (
          <>
            <span className={classes.level} aria-hidden>
              <span
                style={{ scale: `${Math.max(0.03, level ?? 1)} 1` }}
                data-unmeasured={level === null || undefined}
              />
            </span>
            <span className={classes.time} aria-hidden>
              {minutesAndSeconds(seconds)}
            </span>
          </>
        )}
        <p role="status" className={classes.says}>
          {message ?? (hidesLevel ? '' : (busyWith[status] ?? ''))}
        </p>
        {(isOn || status === 'processing') && (
          <Button variant="subtle" onClick={voice.cancel}>
            {t('Cancel')}
          </Button>
        )}
        {canRetry && (
          <>
            <Button variant="default" onClick={voice.retry}>
              {t('Try again')}
            </Button>
            <Button variant="subtle" onClick={voice.cancel}>
              {t('Discard recording')}
            </Button>
          </>
        )}
        {isDeclined && (
          <Button variant="subtle" onClick={voice.askAgain}>
            {t('Change my choice')}
          </Button>
        )}
      </div>
    </>
  );
};
