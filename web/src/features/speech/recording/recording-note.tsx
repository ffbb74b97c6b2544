import { plural, t } from '#web/lib/language/translate.ts';
import { creditCosts } from '#shared/credits/costs.ts';
import { useIsUnlimited } from '#web/features/credits/public.ts';
import { LocalRecognizerNote } from './local-recognizer-note.tsx';
import classes from './privacy-note.module.css';

const { cost } = creditCosts.voice_transcription;

/** Note on where a spoken message is sent and what it costs. */
export const RecordingNote = () => (
  <>
    <p className={classes.note}>
      {useIsUnlimited()
        ? t('Recordings are transcribed, then deleted.')
        : plural(
            cost,
            'Transcribing costs {count} credit. The recording is then deleted. Reading aloud is free.',
            'Transcribing costs {count} credits. The recording is then deleted. Reading aloud is free.',
          )}
    </p>
    <LocalRecognizerNote />
  </>
);
