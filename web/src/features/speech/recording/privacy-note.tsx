import { t } from '#web/lib/language/translate.ts';
import { useQuery } from '@tanstack/react-query';
import { profileQueries } from '#web/features/profile/public.ts';
import type { Dictation } from '../dictation/dictation.ts';
import { LocalRecognizerNote } from './local-recognizer-note.tsx';
import classes from './privacy-note.module.css';
import { browserRecognition } from '../dictation/recognition.ts';
import { canRecord } from './record-sound.ts';
import { useDictationState } from '../dictation/use-dictation.ts';

const RECOGNISER = t('Uses your browser’s speech recognition. It may send audio to the browser’s maker.');
const RECORDING = t('Our speech service transcribes your recording, then deletes it.');
const REFUSED = t('You’ve turned off recording. You can change this in your profile.');
const NEITHER = t('Speech recognition is not supported in your browser. Type your meal above.');

/** Note on where recordings are sent, or that they are not sent. */
export const PrivacyNote = ({ dictation }: { dictation: Dictation }) => {
  const by = useDictationState(dictation, (state) => state.by);
  const isDeclined = useDictationState(dictation, (state) => state.isDeclined);
  const ownWords = by === 'recogniser' && browserRecognition() !== null;
  const records = !ownWords && canRecord();
  const { data: profile } = useQuery({ ...profileQueries.read(), enabled: records });
  const isRefused = profile ? profile.ai_consent === 'declined' : isDeclined;
  const recording = isRefused ? REFUSED : RECORDING;
  const note = ownWords ? RECOGNISER : records ? recording : NEITHER;
  return (
    <>
      <p className={classes.note}>{note}</p>
      {note === RECORDING && <LocalRecognizerNote />}
    </>
  );
};
